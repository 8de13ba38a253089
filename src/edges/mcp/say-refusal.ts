import type { FieldError, Refusal } from '../../texts/refused.ts';
import { say } from '../../texts/say.ts';

/**
 * Describes a feature's refusal in a sentence that lets a model correct its call: it names tools and their
 * arguments.
 */
export function sayRefusal(refusal: Refusal): string {
  switch (refusal.code) {
    case 'scan_not_found':
      return 'There is no scan with this scan_id. It may have been deleted. Call list_scans to see the scans that exist.';
    case 'scan_data_removed':
      return `Retention removed the issues of this scan on ${refusal.at.toISOString().slice(0, 10)}. get_scan still returns its summary and score. Call list_scans for a later scan of the same URL, one with data_removed_at null.`;
    case 'issue_not_found':
      return 'This scan has no issue with this kind and key. Take both from list_scan_issues of the same scan.';
    case 'invalid_request':
      return sayField(refusal);
    default:
      return `The service refused this request (${refusal.code}). Call list_scans to see the scans that exist.`;
  }
}

function sayField({ path, saying }: FieldError): string {
  const sentence = say('en', saying);
  return `${path} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}
