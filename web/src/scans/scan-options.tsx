import type { NewScanInput } from '../api/scans.ts';
import { InputField } from '../parts/input-field.tsx';
import { RadioChoices } from '../parts/radio-choices.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { texts } from '../texts/texts.ts';

const types = ['guess', 'single', 'sitemap'] as const;
const viewports = ['desktop', 'laptop', 'wide', 'tablet', 'mobile', 'reflow'] as const;

export type ScanOptions = {
  readonly type: (typeof types)[number];
  readonly viewport: NonNullable<NewScanInput['viewport_preset']>;
  readonly tag: string;
  /** Analyze every page. */
  readonly fresh: boolean;
};

type Props = {
  readonly options: ScanOptions;
  readonly tagError: string | undefined;
  readonly onChange: (options: ScanOptions) => void;
};

export function ScanOptionFields({ options, tagError, onChange }: Props) {
  return (
    <details className="disclosure" open={tagError === undefined ? undefined : true}>
      <summary>{texts.form.options}</summary>
      <div className="scan-options">
        <RadioChoices
          label={texts.form.type}
          value={options.type}
          options={types.map((value) => ({ value, label: texts.form.types[value] }))}
          onChange={(type) => onChange({ ...options, type })}
        />
        <SelectField
          label={texts.form.viewport}
          value={options.viewport}
          options={viewports.map((value) => ({ value, label: texts.viewport[value] }))}
          onChange={(viewport) => onChange({ ...options, viewport: viewport ?? 'desktop' })}
        />
        <InputField
          label={texts.form.tag}
          hint={texts.form.tagHint}
          error={tagError}
          id="scan-tag"
          value={options.tag}
          onChange={(tag) => onChange({ ...options, tag })}
        />
        <label className="choice">
          <input
            type="checkbox"
            checked={options.fresh}
            onChange={(event) => onChange({ ...options, fresh: event.target.checked })}
          />
          {texts.form.fresh}
        </label>
      </div>
    </details>
  );
}
