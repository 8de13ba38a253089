import type { Severity } from '../../findings/severity.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';

/** A severity as a word in a frame with its own shape, so that it can be recognized without color. */
export function markSeverity(severity: Severity, { severities }: Texts): Html {
  return html`<span class="severity severity-${severity}">${severities[severity].name}</span>`;
}

const fills: Readonly<Record<Severity, Html>> = {
  critical: html`<rect width="8" height="8" fill="#7d1128" />`,
  serious: html`<rect width="8" height="8" fill="#f3d9c9" /><path
      d="M-2 10 10 -2M2 14 14 2M-6 6 6 -6"
      stroke="#9c3d00"
      stroke-width="2.4"
    />`,
  moderate: html`<rect width="8" height="8" fill="#f6eec6" /><circle cx="2" cy="2" r="1.3" fill="#5a4a00" /><circle
      cx="6"
      cy="6"
      r="1.3"
      fill="#5a4a00"
    />`,
  minor: html`<rect width="8" height="8" fill="#ffffff" />`,
};

/** A bar that repeats the number next to it, for sighted readers. It is hidden from screen readers. `share`: 0 to 1. */
export function drawBar(severity: Severity, share: number): Html {
  const width = share === 0 ? 0 : Math.max(2, Math.round(share * 238));
  return html`<svg viewBox="0 0 240 16" aria-hidden="true">
    <defs>
      <pattern id="fill-${severity}" width="8" height="8" patternUnits="userSpaceOnUse">${fills[severity]}</pattern>
    </defs>
    <rect
      x="1"
      y="1"
      width="${width}"
      height="14"
      fill="url(#fill-${severity})"
      stroke="#1a202c"
      stroke-width="${width === 0 ? 0 : 1}"
    />
  </svg>`;
}
