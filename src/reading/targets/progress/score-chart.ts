import type { Html } from '../../../reports/pdf/html.ts';
import { html } from '../../../reports/pdf/html.ts';
import { scoreOf } from '../../../records/scans/scan-fields.ts';
import type { ProgressContent } from './progress-content.ts';

const width = 480;
const height = 110;
const inset = 10;
/** The space for the labels of the axis. */
const left = 34;

type Point = { readonly x: number; readonly y: number; readonly score: number };

/** Draws scores as a line over the scans. Null for fewer than two scores. */
export function drawScores({ progress, texts }: ProgressContent): Html | null {
  const { scans: words } = texts.reports.progress;
  const points = placePoints(progress.scans.flatMap(({ row }) => scoreOf(row) ?? []));
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return null;
  return html`<svg
    viewBox="0 0 ${width} ${height}"
    role="img"
    aria-label="${words.chart(first.score, last.score, points.length)}"
  >
    ${[0, 50, 100].map(drawGrid)} ${drawLine(points)}
    ${points.map(({ x, y }) => html`<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3" fill="#12233f" />`)}
  </svg>`;
}

function placePoints(scores: readonly number[]): readonly Point[] {
  const step = (width - left - inset) / Math.max(1, scores.length - 1);
  return scores.map((score, index) => ({ score, x: left + index * step, y: heightOf(score) }));
}

function heightOf(score: number): number {
  return height - inset - (score / 100) * (height - 2 * inset);
}

function drawGrid(score: number): Html {
  const y = heightOf(score);
  return html`<line x1="${left}" x2="${width - inset}" y1="${y}" y2="${y}" stroke="#a0aec0" stroke-width="0.6" /><text
      x="${left - 8}"
      y="${y + 3.5}"
      text-anchor="end"
      font-size="10"
      fill="#374151"
      aria-hidden="true"
      >${score}</text
    >`;
}

function drawLine(points: readonly Point[]): Html {
  const path = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return html`<polyline points="${path}" fill="none" stroke="#12233f" stroke-width="1.8" />`;
}
