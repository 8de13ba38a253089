import { baseline, gate, results } from './results.ts';

/** What terminals and logs of pipelines show. It is English in every language (docs/languages.md). */
export const commandLine = { baseline, gate, results };
