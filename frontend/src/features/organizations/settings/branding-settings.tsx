import { BRAND_THEMES } from '@quizhall/shared/model/organizations/organization-enums';
import type { OrganizationSettings } from '@quizhall/shared/model/organizations/organization';
import { brandCheck } from '@quizhall/shared/rules/organizations/brand-colours';
import { useWatch } from 'react-hook-form';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import type { SiteForm } from '@/lib/form/use-site-form.ts';
import { createMessages, THEME_NAMES } from '../create/create-messages.ts';
import { useSettingsForm } from './use-settings-form.ts';
import type { LogoForm } from '../create/creation-form.ts';
import { WIZARD } from '../create/creation-flows.ts';
import { settingsMessages as TEXT } from './settings-messages.ts';
import { BrandPreview } from './brand-preview.tsx';
import { ColourField } from './colour-field.tsx';
import { LogoField } from './logo-field.tsx';
import { SettingsForm } from './settings-form.tsx';

const WORDS = createMessages.brand;
const COLOURS = {
  primaryColor: WORDS.primary,
  secondaryColor: WORDS.secondary,
  accentColor: WORDS.accent,
};
type Colour = keyof typeof COLOURS;
const NAMES = Object.keys(COLOURS) as Colour[];
const THEMES = BRAND_THEMES.map((value) => ({ value, label: THEME_NAMES[value] }));

interface Fields extends Record<Colour, string> {
  logo: LogoForm | null;
  theme: OrganizationSettings['branding']['theme'];
}

const problemsOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(NAMES.filter((name) => !brandCheck(fields[name])).map((name) => [name, WORDS.noColour]));

/** Logo, colors and theme. */
export function BrandingSettings({ settings }: { settings: OrganizationSettings }) {
  const { logo: stored, ...colours } = settings.branding;
  const form = useSettingsForm<Fields>({
    settings,
    defaultValues: { ...colours, logo: stored ?? null },
    problemsOf,
    // Keeps the stored logo unless it was replaced or removed.
    changeOf: ({ logo, ...branding }) => ({
      branding: {
        ...branding,
        ...(logo?.key !== stored?.key && { logo: logo && { key: logo.key } }),
      },
    }),
    fieldOf: (path) => path.split('.')[1] ?? path,
  });
  const branding = useWatch({ control: form.control }) as Fields;
  const logo = useFormControl(form, 'logo');
  const theme = useFormControl(form, 'theme');
  return (
    <SettingsForm title={TEXT.sections.branding} form={form}>
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-2">
        <div className="grid grid-cols-1 content-start gap-5">
          <LogoField logo={logo.value} onChange={logo.set} maxBytes={WIZARD.maxLogo} error={logo.error} />
          {NAMES.map((name) => (
            <SettingsColour key={name} form={form} name={name} />
          ))}
          <div>
            <p className="mb-1.5 text-sm font-medium text-ink">{WORDS.theme}</p>
            <FilterChips label={WORDS.theme} value={theme.value} options={THEMES} onChange={theme.set} />
          </div>
        </div>
        <BrandPreview branding={branding} name={settings.name} />
      </div>
    </SettingsForm>
  );
}

function SettingsColour({ form, name }: { form: SiteForm<Fields>; name: Colour }) {
  const { value, set, error } = useFormControl(form, name);
  return (
    <ColourField
      label={COLOURS[name]}
      value={value}
      onChange={set}
      error={error}
      presets={name === 'primaryColor'}
    />
  );
}
