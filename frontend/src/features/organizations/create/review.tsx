import { PLAN_NAMES } from '@quizhall/shared/rules/payments/plans';
import { Pencil } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import {
  createMessages,
  INDUSTRY_NAMES,
  SIZE_NAMES,
  THEME_NAMES,
  TYPE_NAMES,
  VISIBILITY_NAMES,
} from './create-messages.ts';
import { logoMessages } from '../settings/logo-messages.ts';
import type { CreationForm } from './creation-form.ts';
import type { WizardStep } from './creation-flows.ts';

const TEXT = createMessages.wizard;
const FIELDS = createMessages.fields;
type Rows = readonly (readonly [label: string, value: string])[];

/** Returns the rows of the review by step. Empty values are omitted unless required. */
function rowsOf(form: CreationForm): Partial<Record<WizardStep, Rows>> {
  const { contactInfo, settings, subscription } = form;
  const { street, zipCode, city, state, country } = contactInfo.address;
  const switches = createMessages.settings.switches;
  const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join(', ') || TEXT.none;
  return {
    basic: [
      [FIELDS.name, form.name || TEXT.missing],
      [FIELDS.type, form.type ? TYPE_NAMES[form.type] : TEXT.missing],
      [FIELDS.industry, form.industry && INDUSTRY_NAMES[form.industry]],
      [FIELDS.size, form.size && SIZE_NAMES[form.size]],
      [FIELDS.description, form.description],
    ],
    contact: [
      [FIELDS.email, contactInfo.email || TEXT.missing],
      [FIELDS.phone, contactInfo.phone],
      [FIELDS.website, contactInfo.website],
      [createMessages.address, [street, zipCode, city, state, country].filter(Boolean).join(', ')],
    ],
    branding: [
      [logoMessages.label, form.branding.logo ? TEXT.given : TEXT.none],
      [createMessages.brand.primary, form.branding.primaryColor],
      [createMessages.brand.secondary, form.branding.secondaryColor],
      [createMessages.brand.accent, form.branding.accentColor],
      [createMessages.brand.theme, THEME_NAMES[form.branding.theme]],
    ],
    structure: [
      [createMessages.structure.departments, names(form.departments)],
      [createMessages.structure.categories, names(form.customCategories)],
    ],
    settings: [
      ...(Object.keys(switches) as (keyof typeof switches)[]).map(
        (name) => [switches[name][0] ?? '', settings[name] ? TEXT.on : TEXT.off] as const,
      ),
      [
        createMessages.settings.maxQuizDuration,
        `${settings.maxQuizDuration} ${createMessages.settings.minutes}`,
      ],
      [createMessages.settings.maxQuestionsPerQuiz, String(settings.maxQuestionsPerQuiz)],
      [createMessages.settings.defaultQuizVisibility, VISIBILITY_NAMES[settings.defaultQuizVisibility]],
    ],
    subscription: [
      [createMessages.branded.plan, PLAN_NAMES[subscription.plan]],
      [createMessages.plans.cycle, createMessages.plans.cycles[subscription.billingCycle]],
    ],
  };
}

/** Review of the form, with a link back to each step. */
export function Review({ onEdit }: { onEdit: (step: WizardStep) => void }) {
  const form = useWatch<CreationForm>() as CreationForm;
  const rows = rowsOf(form);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      {(Object.keys(TEXT.titles) as WizardStep[])
        .filter((step) => step !== 'review')
        .map((step) => (
          <section key={step} className="min-w-0 rounded-control border border-line p-4">
            <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
              <h3 className="font-medium text-ink">{TEXT.titles[step]}</h3>
              <Button
                variant="ghost"
                size="sm"
                icon={<Pencil />}
                aria-label={TEXT.edit(TEXT.titles[step])}
                onClick={() => onEdit(step)}
              >
                {TEXT.editShort}
              </Button>
            </div>
            <Facts rows={rows[step] ?? []} />
          </section>
        ))}
    </div>
  );
}

/** Settings that an organization starts with, for the flows that do not ask for them. */
export function StartingSettings() {
  const form = useWatch<CreationForm>() as CreationForm;
  const { summary, summaryHint } = createMessages.settings;
  return (
    <section aria-label={summary} className="min-w-0 rounded-control border border-line p-4">
      <h3 className="font-medium text-ink">{summary}</h3>
      <p className="mt-1 mb-3 text-sm text-muted">{summaryHint}</p>
      <Facts rows={rowsOf(form).settings ?? []} />
    </section>
  );
}

function Facts({ rows }: { rows: Rows }) {
  return (
    <dl className="grid grid-cols-1 gap-2 text-sm">
      {rows
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 break-words text-ink">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
