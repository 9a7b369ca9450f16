import { BRAND_THEMES } from '@quizhall/shared/model/organizations/organization-enums';
import { useWatch } from 'react-hook-form';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { createMessages, THEME_NAMES } from './create-messages.ts';
import { useCreationChoice } from './creation-field.ts';
import type { CreationForm } from './creation-form.ts';
import { BrandPreview } from '../settings/brand-preview.tsx';
import { ColourField } from '../settings/colour-field.tsx';
import { LogoField } from '../settings/logo-field.tsx';

const TEXT = createMessages.brand;
const THEMES = BRAND_THEMES.map((value) => ({ value, label: THEME_NAMES[value] }));

/** Logo of the new organization. */
export function CreationLogo({ maxBytes }: { maxBytes: number }) {
  const { value, set, error } = useCreationChoice('branding.logo');
  return <LogoField logo={value} onChange={set} maxBytes={maxBytes} error={error} />;
}

type Colour = 'primaryColor' | 'secondaryColor' | 'accentColor';

function CreationColour({ name, label, presets }: { name: Colour; label: string; presets?: boolean }) {
  const { value, set, error } = useCreationChoice(`branding.${name}`);
  return <ColourField label={label} value={value} onChange={set} error={error} presets={presets ?? false} />;
}

interface BrandingFieldsProps {
  maxLogo: number;
  /** True for only the logo and primary color. */
  brief?: boolean;
}

/** Logo, colors and theme, with a preview. */
export function BrandingFields({ maxLogo, brief = false }: BrandingFieldsProps) {
  const branding = useWatch<CreationForm, 'branding'>({ name: 'branding' });
  const name = useWatch<CreationForm, 'name'>({ name: 'name' });
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
      <div className="grid grid-cols-1 content-start gap-5">
        <CreationLogo maxBytes={maxLogo} />
        <CreationColour name="primaryColor" label={TEXT.primary} presets />
        {!brief && (
          <>
            <CreationColour name="secondaryColor" label={TEXT.secondary} />
            <CreationColour name="accentColor" label={TEXT.accent} />
            <ThemeField />
          </>
        )}
      </div>
      <div className="lg:sticky lg:top-24 lg:self-start">
        <BrandPreview branding={branding} name={name} />
      </div>
    </div>
  );
}

function ThemeField() {
  const { value, set } = useCreationChoice('branding.theme');
  return (
    <div>
      <p className="mb-1.5 text-sm font-medium text-ink">{TEXT.theme}</p>
      <FilterChips label={TEXT.theme} value={value} options={THEMES} onChange={set} />
    </div>
  );
}
