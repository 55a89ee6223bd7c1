// Times OMPEval (github.com/zekyll/OMPEval, kept outside this repository) on the hands of
// crates/hands/examples/rivals.rs, which starts this program and asks for one task a line; the
// answer is the nanoseconds of a hand, each chunk of them at its fastest so far.

#include "omp/HandEvaluator.h"
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <iostream>
#include <map>
#include <numeric>
#include <string>
#include <vector>

using omp::Hand;

static const omp::HandEvaluator evaluator;

// Hands that are timed together: few enough that most chunks are not interrupted.
static const size_t CHUNK = 50000;

// Hands of N cards drawn without replacement by the generator that the other side has.
template <size_t N> std::vector<std::array<uint8_t, N>> draw(size_t n)
{
    uint64_t state = 7;
    std::vector<std::array<uint8_t, N>> hands(n);
    for (auto& hand : hands) {
        uint8_t deck[52];
        for (unsigned i = 0; i < 52; ++i)
            deck[i] = uint8_t(i);
        unsigned left = 52;
        for (auto& card : hand) {
            state = state * 6364136223846793005ull + 1;
            unsigned at = unsigned(state >> 33) % left;
            card = deck[at];
            deck[at] = deck[--left];
        }
    }
    return hands;
}

template <size_t N> unsigned array(const std::array<uint8_t, N>& cards)
{
    Hand hand = Hand::empty();
    for (size_t i = 0; i < N; ++i)
        hand += cards[i];
    return evaluator.evaluate(hand);
}

static unsigned omaha(const std::array<uint8_t, 9>& cards)
{
    Hand pairs[6], triples[10];
    unsigned n = 0;
    for (unsigned i = 1; i < 4; ++i)
        for (unsigned j = 0; j < i; ++j)
            pairs[n++] = Hand(cards[i]) + Hand(cards[j]);
    n = 0;
    for (unsigned i = 6; i < 9; ++i)
        for (unsigned j = 5; j < i; ++j)
            for (unsigned k = 4; k < j; ++k)
                triples[n++] = Hand::empty() + Hand(cards[i]) + Hand(cards[j]) + Hand(cards[k]);
    unsigned best = 0;
    for (auto& pair : pairs)
        for (auto& triple : triples) {
            unsigned value = evaluator.evaluate(triple + pair);
            best = value > best ? value : best;
        }
    return best;
}

// All hands of seven whose highest cards are a and b.
static uint64_t sequence7(unsigned a, unsigned b)
{
    uint64_t sum = 0;
    Hand two = Hand::empty() + Hand(a) + Hand(b);
    for (unsigned c = 4; c < b; ++c) {
        Hand three = two + Hand(c);
        for (unsigned d = 3; d < c; ++d) {
            Hand four = three + Hand(d);
            for (unsigned e = 2; e < d; ++e) {
                Hand five = four + Hand(e);
                for (unsigned f = 1; f < e; ++f) {
                    Hand six = five + Hand(f);
                    for (unsigned g = 0; g < f; ++g)
                        sum += evaluator.evaluate(six + Hand(g));
                }
            }
        }
    }
    return sum;
}

// All hands of five whose highest cards are a and b.
static uint64_t sequence5(unsigned a, unsigned b)
{
    uint64_t sum = 0;
    Hand two = Hand::empty() + Hand(a) + Hand(b);
    for (unsigned c = 2; c < b; ++c) {
        Hand three = two + Hand(c);
        for (unsigned d = 1; d < c; ++d) {
            Hand four = three + Hand(d);
            for (unsigned e = 0; e < d; ++e)
                sum += evaluator.evaluate(four + Hand(e));
        }
    }
    return sum;
}

// The least time that each chunk has taken so far.
struct Least
{
    std::vector<double> chunks;

    template <class F> void time(size_t chunk, F work)
    {
        static volatile uint64_t kept;
        auto from = std::chrono::steady_clock::now();
        kept = work();
        std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - from;
        if (chunk == chunks.size())
            chunks.push_back(took.count());
        chunks[chunk] = std::min(chunks[chunk], took.count());
    }

    double total() const { return std::accumulate(chunks.begin(), chunks.end(), 0.0); }
};

// One pass over drawn hands, by chunks: nanoseconds of a hand.
template <class T, class F> double pass(Least& least, const std::vector<T>& hands, F value)
{
    for (size_t from = 0; from < hands.size(); from += CHUNK) {
        size_t to = std::min(from + CHUNK, hands.size());
        least.time(from / CHUNK, [&] {
            uint64_t sum = 0;
            for (size_t i = from; i < to; ++i)
                sum += value(hands[i]);
            return sum;
        });
    }
    return least.total() / double(hands.size());
}

// One pass over all hands of n cards in sequence: nanoseconds of them all.
template <class F> double every(Least& least, unsigned n, F below)
{
    size_t chunk = 0;
    for (unsigned a = n - 1; a < 52; ++a)
        for (unsigned b = n - 2; b < a; ++b)
            least.time(chunk++, [&] { return below(a, b); });
    return least.total();
}

// How often a hand is better than the one before it: the order of both sides must agree.
template <class T, class F> double climbs(const std::vector<T>& hands, F value)
{
    unsigned climbs = 0, last = 0;
    for (auto& hand : hands) {
        unsigned now = value(hand);
        climbs += now > last;
        last = now;
    }
    return climbs;
}

int main(int, char** arguments)
{
    const size_t n = std::stoul(arguments[1]);
    const auto sevens = draw<7>(n);
    const auto fives = draw<5>(n);
    const auto nines = draw<9>(n);
    std::vector<Hand> ready;
    for (auto& cards : sevens) {
        ready.push_back(Hand::empty());
        for (uint8_t card : cards)
            ready.back() += card;
    }
    auto made = [](const Hand& hand) { return evaluator.evaluate(hand); };
    std::map<std::string, Least> least;
    std::string task;
    std::cout.precision(12);
    while (std::getline(std::cin, task)) {
        double answer = 0;
        if (task == "climbs 7") answer = climbs(sevens, array<7>);
        if (task == "climbs 5") answer = climbs(fives, array<5>);
        if (task == "climbs omaha") answer = climbs(nines, omaha);
        if (task == "random 7") answer = pass(least[task], sevens, array<7>);
        if (task == "ready 7") answer = pass(least[task], ready, made);
        if (task == "sequence 7") answer = every(least[task], 7, sequence7) / 133784560;
        if (task == "random 5") answer = pass(least[task], fives, array<5>);
        if (task == "sequence 5") answer = every(least[task], 5, sequence5) / 2598960;
        if (task == "omaha") answer = pass(least[task], nines, omaha);
        std::cout << answer << std::endl;
    }
}
