import { PLAN_NAMES } from '@quizhall/shared/rules/payments/plans';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormError } from '@/components/form/form-error.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import type { SessionUser } from '@/lib/session/session-context.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { createMessages } from './create-messages.ts';
import { type Creation, useCreation } from './use-creation.ts';
import { emptyCreation } from './creation-form.ts';
import { GUIDED, GUIDED_STEPS, type GuidedStep } from './creation-flows.ts';
import { NameField, TypeCards } from './basic-fields.tsx';
import { CreationLogo } from './branding-fields.tsx';
import { EmailField, LocationFields, PhoneField } from './contact-fields.tsx';
import { PlanFields, TermsField } from './plan-fields.tsx';
import { StartingSettings } from './review.tsx';

const TEXT = createMessages.guided;
/** Steps on which Enter selects or opens instead of continuing. */
const WITHOUT_ENTER: readonly GuidedStep[] = ['type', 'logo', 'plan'];

const FIELDS: Partial<Record<GuidedStep, ReactNode>> = {
  name: <NameField />,
  type: <TypeCards />,
  email: <EmailField />,
  phone: <PhoneField />,
  location: <LocationFields />,
  logo: <CreationLogo maxBytes={GUIDED.maxLogo} />,
};

/** Wizard that asks one question at a time. */
export function GuidedCreation({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const creation = useCreation({
    user,
    flow: GUIDED,
    onCreated: () => void navigate(SITE_PATHS.organization, { replace: true }),
  });
  const { form, step, back } = creation;
  useTitle(createMessages.title);
  return (
    <FormProvider {...form}>
      <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-6 px-4 py-6 sm:px-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-lg font-display tracking-tight text-ink">{createMessages.title}</h1>
          <p className="text-sm">
            <TextLink to={SITE_PATHS.organizationCreate}>{TEXT.fullForm}</TextLink>
          </p>
        </div>
        <ProgressBar label={TEXT.progress} value={GUIDED_STEPS.indexOf(step)} max={GUIDED_STEPS.length - 1} />
        <Question creation={creation} />
        {step !== 'welcome' && (
          <div className={`mx-auto w-full ${WIDTHS[step === 'plan' ? 'wide' : 'text']}`}>
            <Button variant="ghost" icon={<ArrowLeft />} onClick={back}>
              {createMessages.back}
            </Button>
          </div>
        )}
      </div>
    </FormProvider>
  );
}

const WIDTHS = { text: 'max-w-2xl', wide: 'max-w-4xl' };

/** Question with its answer. Enter continues, except on steps where it selects. */
function Question({ creation }: { creation: Creation<GuidedStep> }) {
  const { form, step, go, check } = creation;
  const next = GUIDED_STEPS[GUIDED_STEPS.indexOf(step) + 1];
  const goOn = async () => {
    if (next && (await check(step))) go(next);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!WITHOUT_ENTER.includes(step)) void goOn();
  };
  const { title, text } = TEXT[step];
  return (
    <form
      noValidate
      data-step={step}
      className={`@container mx-auto grid w-full grid-cols-1 gap-6 sm:py-6 ${WIDTHS[step === 'plan' ? 'wide' : 'text']}`}
      onSubmit={onSubmit}
    >
      <div>
        <h2 tabIndex={-1} className="text-2xl font-display tracking-tight text-ink">
          {title}
        </h2>
        <p className="mt-1.5 text-muted">{text}</p>
      </div>
      <FormError form={form} />
      {step === 'welcome' && (
        <Button type="submit" size="lg" className="justify-self-start">
          {TEXT.welcome.start}
        </Button>
      )}
      {FIELDS[step] && (
        <>
          <div data-step-start={step === 'type' || step === 'logo' ? undefined : ''}>{FIELDS[step]}</div>
          <Button
            type={WITHOUT_ENTER.includes(step) ? 'button' : 'submit'}
            className="justify-self-start"
            onClick={WITHOUT_ENTER.includes(step) ? () => void goOn() : undefined}
          >
            {createMessages.continue}
            <ArrowRight aria-hidden="true" />
          </Button>
        </>
      )}
      {step === 'plan' && <PlanQuestion creation={creation} />}
    </form>
  );
}

function PlanQuestion({ creation: { form, create } }: { creation: Creation<GuidedStep> }) {
  const skip = () => {
    form.setValue('subscription.plan', emptyCreation('standard').subscription.plan);
    create(TEXT.skipped);
  };
  return (
    <>
      <PlanFields table="standard" />
      <StartingSettings />
      <TermsField />
      <div className="flex flex-wrap gap-3">
        <Button
          className={WRAPS}
          loading={form.formState.isSubmitting}
          onClick={() => create(TEXT.created(PLAN_NAMES[form.getValues('subscription.plan')]))}
        >
          {createMessages.create}
        </Button>
        <Button variant="ghost" disabled={form.formState.isSubmitting} onClick={skip}>
          {createMessages.skip}
        </Button>
      </div>
    </>
  );
}
