/** W3C Trace Context: the version, the trace, the caller's span, and flags. Later versions may have more fields. */
const pattern = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/;

/** The fields of `traceparent` for the log of a request. Empty if the header is missing or invalid. */
export function readTrace(header: string | readonly string[] | undefined): { trace_id?: string; span_id?: string } {
  const [, version, trace, span, more] = (typeof header === 'string' ? pattern.exec(header) : null) ?? [];
  if (trace === undefined || span === undefined || /^0+$/.test(trace) || /^0+$/.test(span)) return {};
  if (version === 'ff' || (version === '00' && more !== undefined)) return {};
  return { trace_id: trace, span_id: span };
}
