import { ORGANIZATION_FIELDS } from '@quizhall/shared/model/organizations/organization-limits';
import { TextField } from '@/components/ui/text-field.tsx';
import { createMessages } from './create-messages.ts';
import { useCreationText } from './creation-field.ts';

const TEXT = createMessages.fields;
const ADDRESS = 'contactInfo.address';

export function EmailField() {
  const text = useCreationText();
  return (
    <TextField label={TEXT.email} required type="email" autoComplete="email" {...text('contactInfo.email')} />
  );
}

export function PhoneField({ required = false }: { required?: boolean }) {
  const text = useCreationText();
  return (
    <TextField
      label={TEXT.phone}
      required={required}
      type="tel"
      autoComplete="tel"
      maxLength={ORGANIZATION_FIELDS.phone}
      {...text('contactInfo.phone')}
    />
  );
}

/** City and country. */
export function LocationFields() {
  const text = useCreationText();
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <TextField
        label={TEXT.city}
        autoComplete="address-level2"
        maxLength={ORGANIZATION_FIELDS.addressLine}
        {...text(`${ADDRESS}.city`)}
      />
      <TextField
        label={TEXT.country}
        autoComplete="country-name"
        maxLength={ORGANIZATION_FIELDS.addressLine}
        {...text(`${ADDRESS}.country`)}
      />
    </div>
  );
}

/** Contact fields of an organization. */
export function ContactFields({ asksPhone = false }: { asksPhone?: boolean }) {
  const text = useCreationText();
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2" data-step-start>
        <EmailField />
        <PhoneField required={asksPhone} />
      </div>
      <TextField
        label={TEXT.website}
        type="url"
        autoComplete="url"
        placeholder="https://"
        maxLength={ORGANIZATION_FIELDS.website}
        {...text('contactInfo.website')}
      />
      <fieldset className="grid min-w-0 grid-cols-1 gap-5">
        <legend className="mb-3 text-sm font-medium text-ink">{createMessages.address}</legend>
        <TextField
          label={TEXT.street}
          autoComplete="street-address"
          maxLength={ORGANIZATION_FIELDS.addressLine}
          {...text(`${ADDRESS}.street`)}
        />
        <LocationFields />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField
            label={TEXT.state}
            autoComplete="address-level1"
            maxLength={ORGANIZATION_FIELDS.addressLine}
            {...text(`${ADDRESS}.state`)}
          />
          <TextField
            label={TEXT.zipCode}
            autoComplete="postal-code"
            maxLength={ORGANIZATION_FIELDS.zipCode}
            {...text(`${ADDRESS}.zipCode`)}
          />
        </div>
      </fieldset>
    </div>
  );
}
