//! Distributions that statistics are held against.

/// The probability that a chi-square with so many degrees of freedom is below `x`: the regularised
/// lower incomplete gamma function, by its series or its continued fraction.
pub fn chi_square(x: f64, degrees: f64) -> f64 {
    let (a, x) = (degrees / 2.0, x / 2.0);
    if x <= 0.0 {
        return 0.0;
    }
    let front = (a * x.ln() - x - ln_gamma(a)).exp();
    if x < a + 1.0 {
        let (mut term, mut sum, mut n) = (1.0 / a, 1.0 / a, a);
        while term > sum * 1e-15 {
            n += 1.0;
            term *= x / n;
            sum += term;
        }
        return front * sum;
    }
    let (mut b, tiny) = (x + 1.0 - a, 1e-300);
    let (mut c, mut d) = (1.0 / tiny, 1.0 / b);
    let mut h = d;
    for i in 1..10_000 {
        let i = f64::from(i);
        let an = -i * (i - a);
        b += 2.0;
        d = 1.0 / nonzero(an * d + b);
        c = nonzero(b + an / c);
        let step = d * c;
        h *= step;
        if (step - 1.0).abs() < 1e-15 {
            break;
        }
    }
    1.0 - front * h
}

fn nonzero(x: f64) -> f64 {
    if x.abs() < 1e-300 { 1e-300 } else { x }
}

/// The logarithm of the gamma function, by Lanczos' series with g = 7 and nine terms.
fn ln_gamma(x: f64) -> f64 {
    // Derived once by Godfrey's method for g = 7, n = 9; good to 15 digits.
    const TERMS: [f64; 9] = [
        0.999_999_999_999_809_9,
        676.520_368_121_885_1,
        -1_259.139_216_722_402_8,
        771.323_428_777_653_1,
        -176.615_029_162_140_6,
        12.507_343_278_686_905,
        -0.138_571_095_265_720_12,
        9.984_369_578_019_572e-6,
        1.505_632_735_149_311_6e-7,
    ];
    let x = x - 1.0;
    let mut sum = TERMS[0];
    for (n, term) in (1..9).map(f64::from).zip(&TERMS[1..]) {
        sum += term / (x + n);
    }
    let t = x + 7.5;
    0.5 * std::f64::consts::TAU.ln() + (x + 0.5) * t.ln() - t + sum.ln()
}

/// The probability that a standard normal number is below `z`.
pub fn normal(z: f64) -> f64 {
    // A squared normal number is a chi-square with one degree of freedom.
    let within = chi_square(z * z, 1.0);
    if z < 0.0 { 0.5 - within / 2.0 } else { 0.5 + within / 2.0 }
}

/// The probability that the largest distance of `n` uniform numbers from their line is below `d`:
/// Kolmogorov's limit with Stephens' correction.
pub fn kolmogorov(d: f64, n: f64) -> f64 {
    let x = (n.sqrt() + 0.12 + 0.11 / n.sqrt()) * d;
    let mut sum = 0.0;
    for k in 1..101 {
        let sign = if k % 2 == 1 { 1.0 } else { -1.0 };
        sum += sign * (-2.0 * f64::from(k * k) * x * x).exp();
    }
    (1.0 - 2.0 * sum).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(found: f64, known: f64) {
        assert!((found - known).abs() < 5e-4, "{found} is not {known}");
    }

    #[test]
    fn printed_tables_are_met() {
        // Critical values of the chi-square: 95 % at 1, 99 % at 10, 1 % at 30, 50 % at 100.
        near(chi_square(3.841, 1.0), 0.95);
        near(chi_square(23.209, 10.0), 0.99);
        near(chi_square(14.953, 30.0), 0.01);
        near(chi_square(99.334, 100.0), 0.5);
        near(normal(1.96), 0.975);
        near(normal(-2.326), 0.01);
        // Kolmogorov's 95 % and 99 % for many numbers.
        near(kolmogorov(1.358 / 1e3, 1e6), 0.95);
        near(kolmogorov(1.628 / 1e3, 1e6), 0.99);
    }
}
