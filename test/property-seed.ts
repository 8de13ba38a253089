import fc from 'fast-check';

// The same cases in each run: a change either breaks a property or does not. `CURBCUT_TEST_SEED=random` looks for new cases.
const given = process.env['CURBCUT_TEST_SEED'] ?? '20261123';
if (given !== 'random') fc.configureGlobal({ seed: Number(given) });
