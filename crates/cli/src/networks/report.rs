//! `lab networks report`: errors at held-out positions.

use std::io::Write;
use std::path::PathBuf;

use sandgrid_engine::Evaluator;
use sandgrid_engine::network::{NetworkWeights, ONE, OUTPUT_SHIFT};

use super::model::{Layout, Mirror, error, expect};
use super::sample::{self, Sample};
use crate::failure::Failure;
use crate::files;
use crate::label::{UNIT, logistic};

/// Every game whose number is a multiple of this is held out: no network is trained with it.
const HELD_OUT_EVERY: usize = 20;

/// Arguments of `lab networks report`.
#[derive(Debug, clap::Args)]
pub(crate) struct ReportArgs {
    /// Files of samples, of the same rules, in the order of the training
    #[arg(long, value_name = "FILE", required = true)]
    samples: Vec<PathBuf>,
    /// Network
    #[arg(long, value_name = "FILE")]
    network: PathBuf,
}

/// Prints the mean cross entropy of terms and network at held-out positions, minus the entropy of the labels.
pub(super) fn run(args: &ReportArgs, out: &mut impl Write) -> Result<(), Failure> {
    let weights = NetworkWeights::read(&files::read(&args.network)?)
        .map_err(|error| files::refused(&args.network, error))?;
    let (rules, games) = sample::read_all(&args.samples)?;
    let (_, held_out) = split(&games)?;
    let layout = Layout::new(rules, weights.units);
    let parameters = parameters(&layout, &weights);
    let of = |sample: &Sample| expect(&layout, &parameters, sample, Mirror::default(), None);
    writeln!(out, "{} held-out positions", held_out.len())?;
    let held_out = || held_out.iter().copied();
    writeln!(out, "terms   {:.4}", mean(held_out(), of_terms))?;
    writeln!(out, "network {:.4}", mean(held_out(), of))?;
    Ok(())
}

/// Splits samples into those for training and those that are held out. Refuses games of which none is held out.
pub(super) fn split(games: &[Vec<Sample>]) -> Result<(Vec<&Sample>, Vec<&Sample>), Failure> {
    let (mut training, mut held_out) = (Vec::new(), Vec::new());
    for (number, game) in games.iter().enumerate() {
        let place =
            if number.is_multiple_of(HELD_OUT_EVERY) { &mut held_out } else { &mut training };
        place.extend(game);
    }
    if held_out.is_empty() {
        return Err(Failure::usage("no held-out samples"));
    }
    Ok((training, held_out))
}

/// Returns the mean error of an evaluation at one or more samples.
pub(super) fn mean<'a>(
    samples: impl IntoIterator<Item = &'a Sample>,
    expect: impl Fn(&Sample) -> f64,
) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0);
    for sample in samples {
        sum += error(sample, expect(sample));
        count += 1.0;
    }
    sum / count
}

/// Returns the expected result by the terms alone.
pub(super) fn of_terms(sample: &Sample) -> f64 {
    let kept_share = f64::from(sample.kept_share) / f64::from(Evaluator::FULL);
    logistic(f64::from(sample.terms) / UNIT * kept_share)
}

/// Returns the weights of a network as a model's parameters.
pub(super) fn parameters(layout: &Layout, weights: &NetworkWeights) -> Vec<f32> {
    let one = f64::from(ONE);
    let point = f64::from(1_u32 << OUTPUT_SHIFT) * UNIT;
    let parts =
        [&weights.lines, &weights.own_hand, &weights.other_hand, &weights.hands, &weights.duty];
    let hidden = parts.into_iter().flatten().map(|weight| f64::from(*weight) / one);
    let bias = weights.bias.iter().map(|weight| f64::from(*weight) / one);
    let output = weights.output.iter().map(|weight| f64::from(*weight) * one * one / point);
    let output_bias = weights.output_bias.iter().map(|weight| f64::from(*weight) / point);
    #[expect(clippy::cast_possible_truncation, reason = "as in training")]
    let all: Vec<f32> =
        hidden.chain(bias).chain(output).chain(output_bias).map(|weight| weight as f32).collect();
    debug_assert_eq!(all.len(), layout.count());
    all
}
