//! `lab networks report`: errors at held-out positions.

use std::io::Write;
use std::path::PathBuf;

use sandgrid_engine::Evaluator;
use sandgrid_engine::network::{NetworkWeights, ONE, OUTPUT_SHIFT};

use super::model::{Layout, Mirror, error, expect};
use super::sample::{self, Sample};
use crate::failure::Failure;
use crate::label::{UNIT, logistic};

/// Each game whose number leaves this rest is held out: no network is trained with it.
const EVERY: usize = 20;

/// The arguments.
#[derive(Debug, clap::Args)]
pub(crate) struct ReportArgs {
    /// Files of samples
    #[arg(long, value_name = "FILE", required = true)]
    samples: Vec<PathBuf>,
    /// Network
    #[arg(long, value_name = "FILE")]
    network: PathBuf,
}

/// Prints the mean cross entropy of terms and network, less that of the labels.
pub(super) fn run(args: &ReportArgs, out: &mut impl Write) -> Result<(), Failure> {
    let bytes = std::fs::read(&args.network)?;
    let weights = NetworkWeights::read(&bytes).map_err(Failure::usage)?;
    let (mut layout, mut held_out) = (None, Vec::new());
    for path in &args.samples {
        let games = sample::read(path)?;
        layout = Some(Layout::new(games.rules, weights.units));
        held_out.extend(split(&games.samples).1.into_iter().copied());
    }
    let layout = layout.ok_or_else(|| Failure::usage("no samples"))?;
    let parameters = parameters(&layout, &weights);
    let of = |sample: &Sample| expect(&layout, &parameters, sample, Mirror::default(), None);
    let network = mean(&held_out, of);
    writeln!(out, "{} held-out positions", held_out.len())?;
    writeln!(out, "terms   {:.4}", mean(&held_out, of_terms))?;
    writeln!(out, "network {network:.4}")?;
    Ok(())
}

/// Splits samples into those for training and those that are held out.
pub(super) fn split(games: &[Vec<Sample>]) -> (Vec<&Sample>, Vec<&Sample>) {
    let (mut training, mut held_out) = (Vec::new(), Vec::new());
    for (number, game) in games.iter().enumerate() {
        let place = if number % EVERY == 0 { &mut held_out } else { &mut training };
        place.extend(game);
    }
    (training, held_out)
}

/// Returns the mean error of an evaluation.
pub(super) fn mean<'a>(
    samples: impl IntoIterator<Item = &'a Sample>,
    expect: impl Fn(&Sample) -> f64,
) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0);
    for sample in samples {
        sum += error(sample, expect(sample));
        count += 1.0;
    }
    sum / f64::max(count, 1.0)
}

/// Returns the expected result by the terms alone.
pub(super) fn of_terms(sample: &Sample) -> f64 {
    let pace = f64::from(sample.pace) / f64::from(Evaluator::FULL);
    logistic(f64::from(sample.terms) / UNIT * pace)
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
