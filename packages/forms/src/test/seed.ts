/**
 * The seed of a run's generated cases, new each time and told, so that a failure can be had again:
 * `FC_SEED=123 npm test`.
 */
export const seed = Number(process.env["FC_SEED"] ?? Date.now() % 1_000_000_007);

process.stdout.write(`generated cases of @o2r/forms: FC_SEED=${seed}\n`);
