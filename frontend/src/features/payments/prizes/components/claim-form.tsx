import type { PayoutInput, Prize } from '@quizhall/shared/model/payments/prize';
import { COUNTRIES } from '@quizhall/shared/rules/countries';
import { payoutProblems } from '@quizhall/shared/rules/payments/payout';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FormError } from '@/components/form/form-error.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Combobox } from '@/components/ui/combobox.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { RadioCards } from '@/components/ui/radio-cards.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { claimPrize, prizeQuery } from '@/entities/prize/prize-calls.ts';
import { hasCode } from '@/lib/api/errors.ts';
import { formatMoney, formatDate } from '@/lib/format.ts';
import { ruled } from '@/lib/form/form-schema.ts';
import { keptDraft } from '@/lib/form/kept-draft.ts';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import { useKeepDraft } from '@/lib/form/use-keep-draft.ts';
import { type SiteForm, useSiteForm } from '@/lib/form/use-site-form.ts';
import { messages } from '../prize-messages.ts';
import { language } from '@/lib/language.ts';

/** What is typed to claim a prize, kept through a reload as long as the tab is open: accounts of a bank are on no device. */
const claimDraft = (prizeId: string) =>
  keptDraft<Partial<PayoutInput>>({
    key: `quizhall.claim.${prizeId}`,
    place: 'tab',
    read(value) {
      const fields = value as Partial<PayoutInput>;
      if (Object.values(fields).some((field) => typeof field !== 'string'))
        throw new TypeError('not a claim');
      return fields;
    },
  });

const TEXT = messages.claim;

type Fields = Required<PayoutInput>;

const EMPTY: Fields = {
  fullName: '',
  country: '',
  method: 'bank',
  iban: '',
  routing: '',
  account: '',
  paypalEmail: '',
};
const SCHEMA = ruled<Fields>((fields) => payoutProblems(fields));

const METHODS = [
  { value: 'bank', title: TEXT.bank, description: TEXT.bankNote },
  { value: 'paypal', title: TEXT.paypal, description: TEXT.paypalNote },
] as const;

/** Every country by its name. */
function useCountries() {
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return COUNTRIES.map((code) => ({ value: code, label: names.of(code) ?? code })).toSorted((a, b) =>
      a.label.localeCompare(b.label, language),
    );
  }, []);
}

interface ClaimFormProps {
  prize: Prize;
  token: string;
  /** It is on its way, and this form is about to go. */
  onClaimed: () => void;
}

/** Where the money of a prize goes. */
export function ClaimForm({ prize, token, onClaimed }: ClaimFormProps) {
  const client = useQueryClient();
  const draft = claimDraft(prize.id);
  const [kept] = useState(() => draft.load());
  const form = useSiteForm<Fields, Fields>({
    schema: SCHEMA,
    defaultValues: { ...EMPTY, ...kept },
    failed: TEXT.failed,
    onSubmit: async (fields) => {
      const { queryKey } = prizeQuery(prize.id, token);
      try {
        const answer = await claimPrize(prize.id, token, fields);
        // Whoever has to send it to another account writes the account alone.
        const { fullName, country, method: way } = fields;
        draft.save({ fullName, country, method: way });
        client.setQueryData(queryKey, answer);
        onClaimed();
      } catch (error) {
        // Claimed in another window, or held meanwhile: the page shows how it stands.
        if (hasCode(error, 'INVALID_STATE')) await client.invalidateQueries({ queryKey });
        throw error;
      }
    },
  });
  useKeepDraft(form, () => draft.save(form.getValues()));
  const country = useFormControl(form, 'country');
  const method = useFormControl(form, 'method');
  const countries = useCountries();
  return (
    <Panel title={TEXT.title} hint={TEXT.hint({ until: formatDate(prize.claimBy) })}>
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
        {prize.refused && (
          <Alert tone="warning" live={false}>
            {TEXT.refused}
          </Alert>
        )}
        <TextField
          label={TEXT.fullName}
          hint={TEXT.fullNameHint}
          autoComplete="name"
          maxLength={140}
          required
          {...form.field('fullName')}
        />
        <Combobox
          label={TEXT.country}
          value={country.value}
          onValueChange={country.set}
          options={countries}
          placeholder={TEXT.countryPlaceholder}
          error={country.error}
          required
        />
        <RadioCards
          label={TEXT.method}
          value={method.value}
          onValueChange={(value) => method.set(value as Fields['method'])}
          options={METHODS}
          columns={2}
        />
        <Account form={form} method={method.value} country={country.value} />
        <FormError form={form} />
        <p className="text-sm text-muted">{TEXT.kept}</p>
        <Button type="submit" size="lg" loading={form.formState.isSubmitting} className="self-start">
          {TEXT.submit({ amount: formatMoney(prize.cents / 100) })}
        </Button>
      </form>
    </Panel>
  );
}

interface AccountProps {
  form: SiteForm<Fields, Fields>;
  method: Fields['method'];
  country: string;
}

/** What the method needs: in the United States banks know accounts by two numbers. */
function Account({ form, method, country }: AccountProps) {
  if (method === 'paypal')
    return (
      <TextField
        label={TEXT.paypalEmail}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        {...form.field('paypalEmail')}
      />
    );
  if (country !== 'US')
    return (
      <TextField
        label={TEXT.iban}
        autoComplete="off"
        spellCheck={false}
        maxLength={50}
        required
        {...form.field('iban')}
      />
    );
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <TextField
        label={TEXT.routing}
        hint={TEXT.routingHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        required
        {...form.field('routing')}
      />
      <TextField
        label={TEXT.account}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        required
        {...form.field('account')}
      />
    </div>
  );
}
