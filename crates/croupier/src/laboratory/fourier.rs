//! A discrete Fourier transform of a power of two of numbers, in place.

use std::f64::consts::TAU;

/// The heights of the first half of the spectrum.
pub fn heights(signal: &[f64]) -> Vec<f64> {
    let n = signal.len();
    assert!(n.is_power_of_two(), "a power of two of numbers is transformed, not {n}");
    let mut real = signal.to_vec();
    let mut imaginary = vec![0.0; n];
    let bits = n.trailing_zeros();
    for at in 0..n {
        let to = at.reverse_bits() >> (usize::BITS - bits);
        if at < to {
            real.swap(at, to);
        }
    }
    let mut half = 1;
    while half < n {
        for start in (0..n).step_by(2 * half) {
            for k in 0..half {
                let angle = -TAU * k as f64 / (2 * half) as f64;
                let (sine, cosine) = angle.sin_cos();
                let (low, high) = (start + k, start + k + half);
                let re = cosine * real[high] - sine * imaginary[high];
                let im = sine * real[high] + cosine * imaginary[high];
                (real[high], imaginary[high]) = (real[low] - re, imaginary[low] - im);
                real[low] += re;
                imaginary[low] += im;
            }
        }
        half *= 2;
    }
    real.iter().zip(&imaginary).take(n / 2).map(|(re, im)| re.hypot(*im)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wave_has_one_peak() {
        let wave: Vec<f64> = (0..64).map(|at| (TAU * 5.0 * f64::from(at) / 64.0).cos()).collect();
        for (at, height) in heights(&wave).into_iter().enumerate() {
            let known = if at == 5 { 32.0 } else { 0.0 };
            assert!((height - known).abs() < 1e-9, "{at}: {height}");
        }
    }
}
