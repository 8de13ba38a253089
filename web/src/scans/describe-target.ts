import type { NewScanInput } from '../api/scans.ts';
import { texts } from '../texts/base.ts';
import type { ScanKind, ScanOptions } from './form-options.ts';
import { guessKind, guessType, parseTypedUrl } from './scan-target.ts';

type TargetDescription = {
  /** The choice that the form shows. */
  readonly kind: ScanKind;
  /** The options with the type that the form asks for. */
  readonly asked: ScanOptions;
  /** The type whose fields the options show. */
  readonly type: NewScanInput['scan_type'];
  readonly hint: string;
};

/** The scan that the form asks for as it stands. Until a person chooses, the address decides. */
export function describeTarget(typed: string, options: ScanOptions): TargetDescription {
  const parsed = parseTypedUrl(typed);
  const url = parsed.ok ? parsed.url : '';
  const kind = chooseKind(url, options.type);
  const asked = options.type === 'guess' ? guessType(url, kind) : options.type;
  return {
    kind,
    asked: { ...options, type: asked },
    type: asked === 'site' ? 'crawl' : asked,
    hint: parsed.ok || kind === 'list' ? texts.form.willScan[asked] : texts.form.urlHint,
  };
}

function chooseKind(url: string, chosen: ScanOptions['type']): ScanKind {
  if (chosen === 'guess') return guessKind(url);
  return chosen === 'sitemap' || chosen === 'crawl' ? 'site' : chosen;
}
