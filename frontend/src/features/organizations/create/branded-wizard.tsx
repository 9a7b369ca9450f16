import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { FormError } from '@/components/form/form-error.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { cx } from '@/components/ui/cx.ts';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { formatPercent } from '@/lib/format.ts';
import type { SessionUser } from '@/lib/session/session-context.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { createMessages } from './create-messages.ts';
import { type Creation, useCreation } from './use-creation.ts';
import { BRANDED, BRANDED_STEPS, type BrandedStep } from './creation-flows.ts';
import { BasicFields } from './basic-fields.tsx';
import { BrandingFields } from './branding-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { AllSet } from './all-set.tsx';
import { PlanFields, TermsField } from './plan-fields.tsx';
import { StartingSettings } from './review.tsx';

const TEXT = createMessages.branded;
const CREATED = 'created';
/** Includes the step that displays the created organization. */
const SHOWN = [...BRANDED_STEPS, 'done'] as const;
type Shown = (typeof SHOWN)[number];

const VIEWS: Partial<Record<BrandedStep, ReactNode>> = {
  details: <BasicFields asksAll />,
  contact: <ContactFields asksPhone />,
  branding: <BrandingFields maxLogo={BRANDED.maxLogo} brief />,
  plan: (
    <div className="grid grid-cols-1 gap-6">
      <PlanFields table="create3" />
      <StartingSettings />
      <TermsField />
    </div>
  ),
};

/** Wizard with six steps. The last one displays the created organization, whose id is in the URL. */
export function BrandedCreation({ user }: { user: SessionUser }) {
  const [query, setQuery] = useSearchParams();
  const created = query.get(CREATED);
  useTitle(createMessages.title);
  if (created)
    return (
      <Frame step="done">
        <AllSet id={created} />
      </Frame>
    );
  return <Filling user={user} onCreated={(id) => setQuery({ [CREATED]: id }, { replace: true })} />;
}

interface FillingProps {
  user: SessionUser;
  onCreated: (id: string) => void;
}

function Filling({ user, onCreated }: FillingProps) {
  const creation = useCreation({ user, flow: BRANDED, onCreated });
  const { form, step } = creation;
  return (
    <FormProvider {...form}>
      <Frame step={step}>
        {step === 'welcome' ? <Welcome creation={creation} /> : <Step creation={creation} />}
      </Frame>
    </FormProvider>
  );
}

/** Progress beside the step. */
function Frame({ step, children }: { step: Shown; children: ReactNode }) {
  const place = SHOWN.indexOf(step);
  const part = place / (SHOWN.length - 1);
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-1 gap-6 px-4 py-6 sm:px-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10 lg:py-10">
      <div>
        <h1 className="mb-4 text-lg font-display tracking-tight text-ink">{createMessages.title}</h1>
        <Progress place={place} />
        <div className="lg:hidden">
          <p className="mb-2 flex flex-wrap justify-between gap-x-3 text-sm text-muted">
            <span>{TEXT.stepOf(place + 1, SHOWN.length)}</span>
            <span className="tabular">{formatPercent(part * 100)}</span>
          </p>
          <ProgressBar label={createMessages.guided.progress} value={part * 100} />
        </div>
      </div>
      <Card key={step} data-step={step} className="animate-fade-in self-start [animation-duration:300ms]">
        <h2 tabIndex={-1} className="text-2xl font-display tracking-tight text-ink">
          {TEXT.titles[step]}
        </h2>
        <p className="mt-1 mb-6 text-muted">{TEXT.hints[step]}</p>
        {children}
      </Card>
    </div>
  );
}

function Progress({ place }: { place: number }) {
  return (
    <ol className="hidden gap-1 lg:grid" aria-label={createMessages.steps}>
      {SHOWN.map((step, index) => (
        <li
          key={step}
          aria-current={index === place ? 'step' : undefined}
          className={cx(
            'flex min-h-11 items-center gap-3 rounded-control px-3 text-sm font-medium',
            index === place ? 'bg-accent-soft text-accent-ink' : 'text-muted',
          )}
        >
          <span
            aria-hidden="true"
            className={cx(
              'tabular grid size-7 shrink-0 place-items-center rounded-full border text-xs',
              index < place ? 'border-accent bg-accent text-on-accent' : 'border-edge',
            )}
          >
            {index < place ? <Check className="size-4" strokeWidth={3} /> : index + 1}
          </span>
          {TEXT.titles[step]}
        </li>
      ))}
    </ol>
  );
}

function Welcome({ creation: { go } }: { creation: Creation<BrandedStep> }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <ul className="grid grid-cols-1 gap-3">
        {TEXT.points.map((point) => (
          <li key={point} className="flex gap-3 text-ink">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
            {point}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{createMessages.kept}</p>
      <Button size="lg" className="justify-self-start" onClick={() => go('details')}>
        {TEXT.start}
      </Button>
    </div>
  );
}

function Step({ creation }: { creation: Creation<BrandedStep> }) {
  const { form, step, go, back, check, create } = creation;
  const [incomplete, setIncomplete] = useState<BrandedStep>();
  const next = BRANDED_STEPS[BRANDED_STEPS.indexOf(step) + 1];
  const goOn = async () => {
    const isDone = await check(step);
    setIncomplete(isDone ? undefined : step);
    if (!isDone) return;
    if (next) go(next);
    else create();
  };
  const skip = () => {
    form.setValue('subscription.plan', 'free');
    void goOn();
  };
  return (
    <form
      noValidate
      className="@container grid grid-cols-1 gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void goOn();
      }}
    >
      {incomplete === step && <Alert tone="danger">{TEXT.incomplete}</Alert>}
      <FormError form={form} />
      {VIEWS[step]}
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="secondary" icon={<ArrowLeft />} onClick={back}>
          {createMessages.back}
        </Button>
        <div className="flex flex-wrap gap-3">
          {!next && (
            <Button variant="ghost" disabled={form.formState.isSubmitting} onClick={skip}>
              {createMessages.skip}
            </Button>
          )}
          <Button type="submit" className={WRAPS} loading={form.formState.isSubmitting}>
            {next ? createMessages.continue : createMessages.create}
            {next && <ArrowRight aria-hidden="true" />}
          </Button>
        </div>
      </div>
    </form>
  );
}
