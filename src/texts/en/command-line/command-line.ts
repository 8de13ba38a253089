import { backup } from './backup.ts';
import { demo } from './demo.ts';
import { doctor } from './doctor.ts';
import { help } from './help.ts';
import { baseline, gate, results } from './results.ts';
import { baselineFile, service, start } from './service.ts';
import { failures, settings, usage } from './usage.ts';

/** The texts of terminals and pipeline logs. They are English in every language (docs/languages.md). */
export const commandLine = {
  backup,
  baseline,
  baselineFile,
  demo,
  doctor,
  failures,
  gate,
  help,
  results,
  service,
  settings,
  start,
  usage,
};
