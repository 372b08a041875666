//! `lab networks train`: trains a network by stochastic gradient descent (Adam).

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use sandgrid_engine::SplitMix64;
use sandgrid_engine::network::Units;

use super::batch::gradient;
use super::model::{Layout, Mirror, expect};
use super::quantize::quantize;
use super::report::{mean, of_terms, parameters, split};
use super::sample::{self, Sample};
use crate::failure::Failure;
use crate::files;

/// Samples of a mini-batch.
const BATCH: usize = 8_192;

/// The learning rate at the beginning and at the end; it falls along a cosine.
const LEARNING_RATE: (f64, f64) = (0.004, 0.000_04);

/// The decay of the moving averages of a gradient and of its square.
const DECAY: (f32, f32) = (0.9, 0.999);

/// Largest weight of the hidden layer: a byte holds it.
const LARGEST: f32 = 127.0 / 64.0;

/// The arguments.
#[derive(Debug, clap::Args)]
pub(crate) struct TrainArgs {
    /// Files of samples, of the same rules
    #[arg(long, value_name = "FILE", required = true)]
    samples: Vec<PathBuf>,
    /// The network's file
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Hidden units: 8 or 16
    #[arg(long, value_name = "N", default_value = "16", value_parser = units)]
    units: Units,
    /// Passes over all samples
    #[arg(long, value_name = "N", default_value_t = 30)]
    epochs: u32,
    /// Seed of the random numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,
}

fn units(text: &str) -> Result<Units, String> {
    let units = Units::ALL.into_iter().find(|units| units.count().to_string() == text);
    units.ok_or_else(|| "8 or 16 is needed".to_owned())
}

/// Trains, writes the network, and prints its errors at held-out positions.
pub(super) fn run(args: &TrainArgs, out: &mut impl Write) -> Result<(), Failure> {
    let (rules, games) = sample::read_all(&args.samples)?;
    let layout = Layout::new(rules, args.units);
    let (training, held_out) = split(&games)?;
    if training.is_empty() {
        return Err(Failure::usage("no samples to train with: all games are held out"));
    }
    let model = Trainer::new(layout, args).train(&training, &held_out);
    let weights = quantize(&layout, args.units, &model);
    files::write(&args.out, &weights.write())?;
    let of =
        |model: &[f32], sample: &Sample| expect(&layout, model, sample, Mirror::default(), None);
    let rounded = parameters(&layout, &weights);
    writeln!(out, "{} positions, {} held out", training.len(), held_out.len())?;
    let held_out = || held_out.iter().copied();
    writeln!(out, "terms     {:.4}", mean(held_out(), of_terms))?;
    writeln!(out, "network   {:.4}", mean(held_out(), |sample| of(&model, sample)))?;
    writeln!(out, "quantized {:.4}", mean(held_out(), |sample| of(&rounded, sample)))?;
    Ok(())
}

/// A model in training.
struct Trainer<'a> {
    layout: Layout,
    args: &'a TrainArgs,
    parameters: Vec<f32>,
    /// Moving average of the gradient.
    mean: Vec<f32>,
    /// Moving average of its square.
    square: Vec<f32>,
    steps: i32,
    random: SplitMix64,
}

impl<'a> Trainer<'a> {
    fn new(layout: Layout, args: &'a TrainArgs) -> Self {
        let count = layout.count();
        let mut trainer = Self {
            layout,
            args,
            parameters: Vec::new(),
            mean: vec![0.0; count],
            square: vec![0.0; count],
            steps: 0,
            random: SplitMix64::new(args.seed),
        };
        let (bias, output) = (layout.bias() * layout.units, layout.output());
        trainer.parameters = (0..count)
            .map(|at| match at {
                at if at < bias => 0.15 * trainer.spread(),
                at if at < output => 0.3,
                at if at < layout.output_bias() => 0.5 * trainer.spread(),
                _ => 0.0,
            })
            .collect();
        trainer
    }

    /// Returns a random number from -1 to 1.
    fn spread(&mut self) -> f32 {
        #[expect(clippy::cast_precision_loss, reason = "24 bits")]
        let number = (self.random.number() >> 40) as f32;
        number / 8_388_608.0 - 1.0
    }

    fn train(mut self, training: &[&Sample], held_out: &[&Sample]) -> Vec<f32> {
        let start = Instant::now();
        let mut order: Vec<usize> = (0..training.len()).collect();
        let steps = training.len().div_ceil(BATCH) * self.args.epochs as usize;
        for epoch in 1..=self.args.epochs {
            for at in (1..order.len()).rev() {
                let other = self.random.number() % (at as u64 + 1);
                order.swap(at, usize::try_from(other).expect("it is an index"));
            }
            for batch in order.chunks(BATCH) {
                let batch: Vec<_> = batch
                    .iter()
                    .map(|at| {
                        let bits = self.random.number();
                        let mirror = Mirror { columns: bits & 1 == 1, rows: bits & 2 == 2 };
                        (training[*at], mirror)
                    })
                    .collect();
                self.step(&batch, steps);
            }
            let (layout, model) = (&self.layout, &self.parameters);
            let of = |sample: &Sample| expect(layout, model, sample, Mirror::default(), None);
            let error = mean(held_out.iter().copied().take(20_000), of);
            let left = start.elapsed().as_secs_f64() / f64::from(epoch)
                * f64::from(self.args.epochs - epoch);
            eprintln!("epoch {epoch} of {}: {error:.4}, {left:.0} s left", self.args.epochs);
        }
        self.parameters
    }

    /// One step of Adam (Kingma, Ba 2015).
    fn step(&mut self, batch: &[(&Sample, Mirror)], steps: usize) {
        self.steps += 1;
        let slopes = gradient(&self.layout, &self.parameters, batch, self.args.threads);
        #[expect(clippy::cast_precision_loss, reason = "some thousand steps")]
        let done = f64::from(self.steps) / steps as f64;
        let rate = LEARNING_RATE.1
            + (LEARNING_RATE.0 - LEARNING_RATE.1) * (1.0 + (done * std::f64::consts::PI).cos())
                / 2.0;
        #[expect(clippy::cast_possible_truncation, reason = "a small factor")]
        let rate = rate as f32;
        // The averages begin with zero.
        let bias = (1.0 - DECAY.0.powi(self.steps), 1.0 - DECAY.1.powi(self.steps));
        #[expect(clippy::cast_precision_loss, reason = "some thousand samples")]
        let count = batch.len() as f32;
        let hidden = self.layout.output();
        for (at, slope) in slopes.into_iter().enumerate() {
            let slope = slope / count;
            self.mean[at] += (1.0 - DECAY.0) * (slope - self.mean[at]);
            self.square[at] += (1.0 - DECAY.1) * (slope * slope - self.square[at]);
            let change = (self.mean[at] / bias.0) / ((self.square[at] / bias.1).sqrt() + 1e-8);
            let weight = self.parameters[at] - rate * change;
            self.parameters[at] =
                if at < hidden { weight.clamp(-LARGEST, LARGEST) } else { weight };
        }
    }
}
