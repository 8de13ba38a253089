import type { NewScanInput } from '../api/scans.ts';
import type { ScanOptions } from './form-options.ts';
import { LookFields } from './look-fields.tsx';
import { LeftOutFields } from './left-out-fields.tsx';
import type { FieldErrors, FieldPlaces } from './read-scan-form.ts';
import { canReach } from './read-scan-form.ts';
import { ReachFields } from './reach-fields.tsx';
import { SampleFields } from './sample-fields.tsx';

type Props = {
  readonly options: ScanOptions;
  readonly type: NewScanInput['scan_type'];
  readonly errors: FieldErrors;
  readonly places: FieldPlaces;
  readonly onChange: (options: ScanOptions) => void;
};

/** The fields that few scans need. They are loaded when the options are first opened. */
export function MoreFields({ type, ...props }: Props) {
  return (
    <>
      {canReach(type) ? <ReachFields {...props} isCrawl={type === 'crawl'} /> : null}
      {type === 'single' ? null : <SampleFields {...props} />}
      <LookFields {...props} />
      <LeftOutFields {...props} />
    </>
  );
}
