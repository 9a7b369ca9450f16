import {
  INDUSTRIES,
  ORGANIZATION_SIZES,
  ORGANIZATION_TYPES,
} from '@quizhall/shared/model/organizations/organization-enums';
import { ORGANIZATION_FIELDS } from '@quizhall/shared/model/organizations/organization-limits';
import {
  Building2,
  GraduationCap,
  HeartHandshake,
  Landmark,
  type LucideIcon,
  Presentation,
  School,
  Shapes,
} from 'lucide-react';
import { RadioCards } from '@/components/ui/radio-cards.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { TextArea } from '@/components/ui/textarea.tsx';
import { createMessages, INDUSTRY_NAMES, SIZE_NAMES, TYPE_NAMES } from './create-messages.ts';
import { useCreationChoice, useCreationText } from './creation-field.ts';
import type { CreationForm } from './creation-form.ts';

const TEXT = createMessages.fields;

const optionsOf = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((value) => ({ value, label: names[value] }));

export function NameField() {
  const text = useCreationText();
  return (
    <TextField
      label={TEXT.name}
      required
      autoComplete="organization"
      maxLength={ORGANIZATION_FIELDS.name}
      {...text('name')}
    />
  );
}

const TYPE_ICONS: Record<(typeof ORGANIZATION_TYPES)[number], LucideIcon> = {
  school: School,
  university: GraduationCap,
  company: Building2,
  training_center: Presentation,
  nonprofit: HeartHandshake,
  government: Landmark,
  other: Shapes,
};

/** Cards of all organization types. */
export function TypeCards() {
  const { value, set, error } = useCreationChoice('type');
  return (
    <RadioCards
      label={TEXT.type}
      required
      value={value}
      onValueChange={(next) => set(next as CreationForm['type'])}
      columns={2}
      error={error}
      options={ORGANIZATION_TYPES.map((type) => {
        const Icon = TYPE_ICONS[type];
        // Aligns the text with its icon.
        return {
          value: type,
          title: <span className="block py-2.5">{TYPE_NAMES[type]}</span>,
          icon: <Icon />,
        };
      })}
    />
  );
}

function TypeField() {
  const { value, set, error, ref } = useCreationChoice('type');
  return (
    <Select
      label={TEXT.type}
      required
      placeholder={TEXT.chooseType}
      value={value}
      onValueChange={(next) => set(next as CreationForm['type'])}
      options={optionsOf(ORGANIZATION_TYPES, TYPE_NAMES)}
      error={error}
      ref={ref}
    />
  );
}

function IndustryField({ required = false }: { required?: boolean }) {
  const { value, set, error, ref } = useCreationChoice('industry');
  return (
    <Select
      label={TEXT.industry}
      required={required}
      placeholder={TEXT.chooseIndustry}
      value={value}
      onValueChange={(next) => set(next as CreationForm['industry'])}
      options={optionsOf(INDUSTRIES, INDUSTRY_NAMES)}
      error={error}
      ref={ref}
    />
  );
}

function SizeField({ required = false }: { required?: boolean }) {
  const { value, set, error, ref } = useCreationChoice('size');
  return (
    <Select
      label={TEXT.size}
      required={required}
      placeholder={TEXT.chooseSize}
      value={value}
      onValueChange={(next) => set(next as CreationForm['size'])}
      options={optionsOf(ORGANIZATION_SIZES, SIZE_NAMES)}
      error={error}
      ref={ref}
    />
  );
}

interface BasicFieldsProps {
  /** True if industry and size must be chosen. */
  asksAll?: boolean;
  withDescription?: boolean;
}

/** Name, type, industry and size. */
export function BasicFields({ asksAll = false, withDescription = false }: BasicFieldsProps) {
  const text = useCreationText();
  return (
    <div className="grid grid-cols-1 gap-5">
      <div data-step-start>
        <NameField />
      </div>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
        <TypeField />
        <IndustryField required={asksAll} />
        <SizeField required={asksAll} />
      </div>
      {withDescription && (
        <TextArea
          label={TEXT.description}
          maxLength={ORGANIZATION_FIELDS.description}
          {...text('description')}
        />
      )}
    </div>
  );
}
