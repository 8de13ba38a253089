import type { BackupCounts } from '../../../service/backup/backup-line.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';

/** `12 scans, 3,456 pages, 789 pictures`. */
export function describeContent({ rows, pictures }: BackupCounts): string {
  return commandLine.backup.content(rows['scans'] ?? 0, rows['pages'] ?? 0, pictures);
}
