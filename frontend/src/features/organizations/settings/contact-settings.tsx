import { ContactInfo, type OrganizationSettings } from '@quizhall/shared/model/organizations/organization';
import { ORGANIZATION_FIELDS } from '@quizhall/shared/model/organizations/organization-limits';
import { TextField } from '@/components/ui/text-field.tsx';
import { createMessages } from '../create/create-messages.ts';
import { useSettingsForm } from './use-settings-form.ts';
import { WIZARD } from '../create/creation-flows.ts';
import { settingsMessages as TEXT } from './settings-messages.ts';
import { SettingsForm } from './settings-form.tsx';

const WORDS = createMessages.fields;
const EMAIL = 'contactInfo.email';

type Address = OrganizationSettings['contactInfo']['address'];
interface Fields extends Address {
  email: string;
  phone: string;
}

const toContact = ({ email, phone, ...address }: Fields) => ({ email, phone, address });

function problemsOf(fields: Fields): Record<string, string> {
  const { error } = ContactInfo.safeParse(toContact(fields));
  const problems = Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path.at(-1)), message]),
  );
  const { own, required = {} } = WIZARD.words;
  const email = fields.email.trim() ? own[EMAIL] : required[EMAIL];
  return problems.email !== undefined && email !== undefined ? { ...problems, email } : problems;
}

/** Email, phone and address of the organization. */
export function ContactSettings({ settings }: { settings: OrganizationSettings }) {
  const { email, phone, address } = settings.contactInfo;
  const form = useSettingsForm<Fields>({
    settings,
    defaultValues: { email, phone, ...address },
    problemsOf,
    changeOf: (fields) => ({ contactInfo: toContact(fields) }),
    fieldOf: (path) => path.split('.').at(-1) ?? path,
  });
  const line = { maxLength: ORGANIZATION_FIELDS.addressLine };
  const pair = 'grid grid-cols-1 gap-5 sm:grid-cols-2';
  return (
    <SettingsForm title={createMessages.wizard.titles.contact} hint={TEXT.contactHint} form={form}>
      <div className={pair}>
        <TextField label={WORDS.email} required type="email" autoComplete="email" {...form.field('email')} />
        <TextField
          label={WORDS.phone}
          type="tel"
          autoComplete="tel"
          maxLength={ORGANIZATION_FIELDS.phone}
          {...form.field('phone')}
        />
      </div>
      <fieldset className="grid min-w-0 grid-cols-1 gap-5">
        <legend className="mb-3 text-sm font-medium text-ink">{createMessages.address}</legend>
        <TextField label={WORDS.street} autoComplete="street-address" {...line} {...form.field('street')} />
        <div className={pair}>
          <TextField label={WORDS.city} autoComplete="address-level2" {...line} {...form.field('city')} />
          <TextField label={WORDS.country} autoComplete="country-name" {...line} {...form.field('country')} />
          <TextField label={WORDS.state} autoComplete="address-level1" {...line} {...form.field('state')} />
          <TextField
            label={WORDS.zipCode}
            autoComplete="postal-code"
            maxLength={ORGANIZATION_FIELDS.zipCode}
            {...form.field('zipCode')}
          />
        </div>
      </fieldset>
    </SettingsForm>
  );
}
