import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormError } from '@/components/form/form-error.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Page } from '@/components/ui/page.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Stepper } from '@/components/ui/stepper.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import type { SessionUser } from '@/lib/session/session-context.tsx';
import { createMessages } from './create-messages.ts';
import { useCreation } from './use-creation.ts';
import { WIZARD, WIZARD_STEPS, type WizardStep } from './creation-flows.ts';
import { BasicFields } from './basic-fields.tsx';
import { BrandingFields } from './branding-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { PlanFields, TermsField } from './plan-fields.tsx';
import { Review } from './review.tsx';
import { SettingsFields } from './settings-fields.tsx';
import { StructureFields } from './structure-fields.tsx';

const TEXT = createMessages.wizard;

const VIEWS: Record<Exclude<WizardStep, 'review'>, ReactNode> = {
  basic: <BasicFields withDescription />,
  contact: <ContactFields />,
  branding: <BrandingFields maxLogo={WIZARD.maxLogo} />,
  structure: <StructureFields />,
  settings: <SettingsFields />,
  subscription: <PlanFields table="standard" />,
};

/** Seven steps, in any order. */
export function CreationWizard({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const creation = useCreation({
    user,
    flow: WIZARD,
    openAll: true,
    onCreated: () => void navigate(SITE_PATHS.organization, { replace: true }),
  });
  const { form, step, go, back } = creation;
  const steps = WIZARD_STEPS.map((id) => ({
    id,
    label: TEXT.titles[id],
    done: id !== step && creation.isCompleted(id),
  }));
  const place = WIZARD_STEPS.indexOf(step);
  const next = WIZARD_STEPS[place + 1];
  const goOn = async () => {
    if (next && (await creation.check(step))) go(next);
  };
  return (
    <FormProvider {...form}>
      <Page title={createMessages.title} lead={createMessages.kept}>
        <form
          noValidate
          className="@container grid grid-cols-1 gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (next) void goOn();
            else creation.create();
          }}
        >
          <nav aria-label={createMessages.steps}>
            <Stepper steps={steps} current={step} onSelect={(id) => go(id as WizardStep)} openAll />
          </nav>
          <FormError form={form} />
          <div data-step={step}>
            <Panel title={TEXT.titles[step]} hint={TEXT.hints[step]}>
              {step === 'review' ? (
                <div className="grid grid-cols-1 gap-6">
                  <Review onEdit={go} />
                  <TermsField />
                </div>
              ) : (
                VIEWS[step]
              )}
            </Panel>
          </div>
          <div className="flex flex-wrap justify-between gap-3">
            <Button
              variant="secondary"
              className={WRAPS}
              icon={<ArrowLeft />}
              disabled={place === 0}
              onClick={back}
            >
              {createMessages.previous}
            </Button>
            <Button type="submit" className={WRAPS} loading={form.formState.isSubmitting}>
              {next ? createMessages.next : createMessages.create}
              {next && <ArrowRight aria-hidden="true" />}
            </Button>
          </div>
          {place === 0 && (
            <p className="text-center text-sm">
              <TextLink to={SITE_PATHS.organizationCreateGuided}>{TEXT.guided}</TextLink>
            </p>
          )}
        </form>
      </Page>
    </FormProvider>
  );
}
