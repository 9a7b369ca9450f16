import {
  INDUSTRIES,
  ORGANIZATION_LANGUAGES,
  ORGANIZATION_TIMEZONES,
  ORGANIZATION_TYPES,
  SIZE_RANGES,
} from '@quizhall/shared/model/organizations/organization-enums';
import type { OrganizationSettings } from '@quizhall/shared/model/organizations/organization';
import { ORGANIZATION_FIELDS } from '@quizhall/shared/model/organizations/organization-limits';
import { Select } from '@/components/ui/select.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { TextArea } from '@/components/ui/textarea.tsx';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import type { SiteForm } from '@/lib/form/use-site-form.ts';
import { createMessages, INDUSTRY_NAMES, SIZE_NAMES, TYPE_NAMES } from '../create/create-messages.ts';
import { useSettingsForm } from './use-settings-form.ts';
import { WIZARD } from '../create/creation-flows.ts';
import { settingsMessages as TEXT } from './settings-messages.ts';
import { SettingsForm } from './settings-form.tsx';

interface Fields {
  name: string;
  description: string;
  website: string;
  type: OrganizationSettings['type'];
  industry: OrganizationSettings['industry'];
  sizeRange: (typeof SIZE_RANGES)[number] | '';
  timezone: OrganizationSettings['settings']['timezone'];
  language: OrganizationSettings['settings']['language'];
}

/** Offered industries; a stored one is added to them. */
const OFFERED: readonly Fields['industry'][] = ['technology', 'education', 'healthcare', 'finance', 'retail'];

const problemsOf = ({ name }: Fields): Record<string, string> =>
  name.trim() ? {} : { name: WIZARD.words.required?.name ?? '' };

/** Name, website, type, industry, size, time zone and language. */
export function GeneralSettings({ settings }: { settings: OrganizationSettings }) {
  const form = useSettingsForm<Fields>({
    settings,
    defaultValues: {
      name: settings.name,
      description: settings.description,
      website: settings.contactInfo.website,
      type: settings.type,
      industry: settings.industry,
      sizeRange: settings.sizeRange ?? '',
      timezone: settings.settings.timezone,
      language: settings.settings.language,
    },
    problemsOf,
    changeOf: ({ name, description, website, type, industry, sizeRange, timezone, language }) => ({
      name,
      description,
      contactInfo: { website },
      type,
      industry,
      sizeRange: sizeRange || null,
      settings: { timezone, language },
    }),
    fieldOf: (path) => path.split('.').at(-1) ?? path,
  });
  const industries = INDUSTRIES.filter((one) => OFFERED.includes(one) || one === settings.industry);
  return (
    <SettingsForm title={TEXT.sections.general} form={form}>
      <TextField label={TEXT.name} required maxLength={ORGANIZATION_FIELDS.name} {...form.field('name')} />
      <TextArea
        label={TEXT.description}
        maxLength={ORGANIZATION_FIELDS.description}
        {...form.field('description')}
      />
      <TextField
        label={TEXT.website}
        type="url"
        maxLength={ORGANIZATION_FIELDS.website}
        {...form.field('website')}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Choice
          form={form}
          name="type"
          label={createMessages.fields.type}
          options={ORGANIZATION_TYPES.map((value) => ({ value, label: TYPE_NAMES[value] }))}
        />
        <Choice
          form={form}
          name="industry"
          label={TEXT.industry}
          options={industries.map((value) => ({ value, label: INDUSTRY_NAMES[value] }))}
        />
        <Choice
          form={form}
          name="sizeRange"
          label={createMessages.fields.size}
          options={[
            ...(settings.sizeRange
              ? []
              : [{ value: '', label: TEXT.sizeNotSaid(SIZE_NAMES[settings.size]) }]),
            ...SIZE_RANGES.map((value) => ({ value, label: value })),
          ]}
        />
        <Choice
          form={form}
          name="timezone"
          label={TEXT.timezone}
          options={ORGANIZATION_TIMEZONES.map((value) => ({ value, label: value.replace('_', ' ') }))}
        />
        <Choice
          form={form}
          name="language"
          label={TEXT.language}
          options={ORGANIZATION_LANGUAGES.map((value) => ({ value, label: TEXT.languages[value] }))}
        />
      </div>
    </SettingsForm>
  );
}

interface ChoiceProps {
  form: SiteForm<Fields>;
  name: 'type' | 'industry' | 'sizeRange' | 'timezone' | 'language';
  label: string;
  options: readonly { value: string; label: string }[];
}

function Choice({ form, name, label, options }: ChoiceProps) {
  const { value, set, error, ref } = useFormControl(form, name);
  return (
    <Select
      label={label}
      value={value}
      options={options}
      error={error}
      ref={ref}
      onValueChange={(next) => set(next as typeof value)}
    />
  );
}
