import type { NewScanInput } from '../api/scans.ts';
import { LookFields } from './look-fields.tsx';
import { LeftOutFields } from './left-out-fields.tsx';
import type { OptionProps } from './read-scan-form.ts';
import { canReach } from './read-scan-form.ts';
import { ReachFields } from './reach-fields.tsx';
import { SampleFields } from './sample-fields.tsx';

/** The fields that few scans need. They are loaded when the options are first opened. */
export function MoreFields({ type, ...props }: OptionProps & { readonly type: NewScanInput['scan_type'] }) {
  return (
    <>
      {canReach(type) ? <ReachFields {...props} isCrawl={type === 'crawl'} /> : null}
      {type === 'single' ? null : <SampleFields {...props} />}
      <LookFields {...props} />
      <LeftOutFields {...props} />
    </>
  );
}
