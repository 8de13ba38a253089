import type { Translation } from '../../saying.ts';

export const tools: Translation<'tools'> = {
  key: 'Fehlt oder ist kein Text. Verwenden Sie einen Schlüssel aus list_scan_issues zusammen mit seiner Art.',
  kind: 'Muss „failed“ oder „needs_review“ sein wie in der Antwort von list_scan_issues.',
  scan_id_form: 'Muss eine UUID sein. Verwenden Sie die ID eines Scans aus list_scans.',
  scan_id_missing: 'Fehlt. Verwenden Sie die ID eines Scans aus list_scans.',
};
