/** The requirements for an argument of an MCP tool. */
export const tools = {
  key: 'Is missing or not a string. Use a key from list_scan_issues, together with its kind.',
  kind: 'Must be "failed" or "needs_review", as in the response of list_scan_issues.',
  scan_id_form: 'Must be a UUID. Use the id of a scan from list_scans.',
  scan_id_missing: 'Is missing. Use the id of a scan from list_scans.',
} as const;
