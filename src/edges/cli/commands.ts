import type { CliCommand } from './command.ts';
import { backupCommand, restoreCommand } from './backup/backup-command.ts';
import { demoCommand } from './demo/demo-command.ts';
import { doctorCommand } from './doctor/doctor-command.ts';
import { filesCommand } from './files/files-command.ts';
import { migrateCommand } from './migrate-command.ts';
import { scanCommand } from './scan/scan-command.ts';
import { serveCommand, workerCommand } from './serve-command.ts';
import { tokenCommand } from './token-command.ts';

/** The order is that of the help. */
export const commands: readonly CliCommand[] = [
  demoCommand,
  scanCommand,
  serveCommand,
  workerCommand,
  tokenCommand,
  backupCommand,
  restoreCommand,
  filesCommand,
  migrateCommand,
  doctorCommand,
];
