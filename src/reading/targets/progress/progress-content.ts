import type { Texts } from '../../../texts/texts.ts';
import type { ScanStep } from './compare-in-order.ts';
import type { Progress, ProgressStandard } from './read-progress.ts';

/** The content of a progress record's PDF. It is bounded, because the record is. */
export type ProgressContent = {
  readonly progress: Progress;
  /** Oldest first, one for each scan of the record. */
  readonly steps: readonly ScanStep[];
  readonly texts: Texts;
  readonly standard: ProgressStandard | undefined;
  /** The organization that the settings name. */
  readonly operator: string | null;
  /** The version of Curbcut. */
  readonly version: string;
  readonly writtenAt: Date;
  /** A rule's title, and its language, which may differ from that of the record (`en`, `pt-BR`). */
  readonly nameRule: (rule: string) => { readonly title: string; readonly language: string };
};
