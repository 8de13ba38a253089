import type { NewScanInput } from '../api/scans.ts';
import type { ScanOptions } from './form-options.ts';
import { startOptions } from './form-options.ts';
import { writeSteps } from './step-lines.ts';

/** What the form shows of a scan, and the fields that it has no control for, which stay as they are. */
export type FilledForm = {
  readonly typed: string;
  readonly options: ScanOptions;
  readonly others: Partial<NewScanInput>;
};

/** The form as it would have to be filled in to ask for this scan: the opposite of readScanForm. */
export function fillScanForm(scan: NewScanInput): FilledForm {
  const { sitemap_url: url = '', urls, scan_type: type, viewport_preset: viewport, tag, fresh, states } = scan;
  return {
    typed: type === 'list' ? (urls ?? []).join('\n') : url,
    options: {
      ...startOptions,
      type,
      viewport: viewport ?? 'desktop',
      tag: tag ?? '',
      locale: scan.locale ?? '',
      fresh: fresh ?? false,
      states: states === undefined ? undefined : [...states],
      signIn: scan.sign_in ?? '',
      ...fillReach(scan),
      ...fillSample(scan.sample),
      ...fillLeftOut(scan),
      ...fillBefore(scan),
    },
    others: listOthers(scan),
  };
}

function fillReach({ scope, max_pages: most }: NewScanInput) {
  const { extent = 'host', include = [], exclude = [] } = scope ?? {};
  return {
    extent,
    include: include.join('\n'),
    exclude: exclude.join('\n'),
    maxPages: most === undefined ? '' : String(most),
  };
}

function fillSample(sample: NewScanInput['sample']) {
  const { kind = 'all', per_template: per = 1, pages = [], processes = [], seed } = sample ?? {};
  return {
    sample: kind,
    perTemplate: String(per),
    samplePages: pages.join('\n'),
    processes: processes.map((steps) => steps.join('\n')).join('\n\n'),
    seed: seed === undefined ? '' : String(seed),
  };
}

function fillLeftOut({ disable = [], exclude_selectors: selectors = [], operate = true, screenshots }: NewScanInput) {
  const choice = screenshots === true ? 'yes' : 'no';
  return {
    disable: disable.join('\n'),
    excludeSelectors: selectors.join('\n'),
    operate,
    screenshots: screenshots === undefined ? 'setting' : choice,
  } as const;
}

function fillBefore({ steps = [], dismiss_consent: dismissConsent = false, level = 'aa' }: NewScanInput) {
  return { steps: { typed: writeSteps(steps), read: { steps } }, dismissConsent, level };
}

/** A list belongs to the URL that was given with it. */
function listOthers({ accept, robots, sitemap_url: url, scan_type: type }: NewScanInput): Partial<NewScanInput> {
  return {
    ...(accept !== undefined && { accept }),
    ...(robots !== undefined && { robots }),
    ...(type === 'list' && url !== undefined && { sitemap_url: url }),
  };
}

/** The scan that the form asks for, with the other fields as far as its type has them. */
export function keepOthers(newScan: NewScanInput, { accept, robots, sitemap_url: url }: Partial<NewScanInput>) {
  return {
    ...newScan,
    ...(accept !== undefined && { accept }),
    ...(robots !== undefined && newScan.scan_type === 'crawl' && { robots }),
    ...(url !== undefined && newScan.scan_type === 'list' && { sitemap_url: url }),
  };
}
