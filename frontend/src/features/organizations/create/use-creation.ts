import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import type { FieldPath } from 'react-hook-form';
import { ApiError } from '@/lib/api/errors.ts';
import { ruled } from '@/lib/form/form-schema.ts';
import { useKeepDraft } from '@/lib/form/use-keep-draft.ts';
import { useSiteForm } from '@/lib/form/use-site-form.ts';
import { useWizardSteps } from '@/lib/form/use-wizard-steps.ts';
import type { SessionUser } from '@/lib/session/session-context.tsx';
import { createOrganization } from '../shared/organization-calls.ts';
import { createMessages } from './create-messages.ts';
import { creationDraft, type PendingCreation } from './creation-draft.ts';
import { type CreationForm, emptyCreation } from './creation-form.ts';
import { useSessionReload } from '../shared/use-session-reload.ts';
import type { Flow } from './creation-flows.ts';
import { faultyStep, isFilledIn, isWithin, problemsOf } from './creation-problems.ts';

interface Options<Step extends string> {
  user: SessionUser;
  flow: Flow<Step>;
  /** True if steps can be opened in any order. */
  openAll?: boolean;
  /** Called with the id of the created organization. */
  onCreated: (id: string) => void;
}

/** True if the server certainly created nothing. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && !error.isTemporary && error.code !== 'REQUEST_RUNNING';

/**
 * State of a new organization: stored in the browser on every change, validated by step, and created once regardless
 * of retries.
 */
export function useCreation<Step extends string>({ user, flow, openAll = false, onCreated }: Options<Step>) {
  const reload = useSessionReload();
  const client = useQueryClient();
  const { table } = flow.words;
  const said = useRef<string>(createMessages.created);
  const [draft] = useState(() => creationDraft(user.id, flow.draft, table));
  const [begun] = useState(() => draft.load());
  const pending = useRef(begun?.pending);
  const remember = (next: PendingCreation | undefined) => {
    pending.current = next;
    draft.save({ form: form.getValues(), pending: next });
  };
  const onRefused = (error: unknown) => {
    const faulty = error instanceof ApiError && error.errors && faultyStep(flow, error.errors);
    if (faulty) wizard.go(faulty);
    return false;
  };
  const form = useSiteForm<CreationForm, CreationForm>({
    schema: ruled((fields) => problemsOf(fields, flow.words)),
    defaultValues: begun?.form ?? emptyCreation(table, user.organizationName ?? ''),
    failed: createMessages.failed,
    toast: true,
    onFailed: onRefused,
    async onSubmit(values) {
      // A retry reuses the key and body of the first request, which may have succeeded.
      const sent = pending.current ?? { key: crypto.randomUUID(), form: values };
      remember(sent);
      const { id } = await createOrganization(sent.form, table, sent.key).catch((error: unknown) => {
        if (isRefusal(error)) remember(undefined);
        throw error;
      });
      draft.clear();
      await reload();
      await client.invalidateQueries({ queryKey: ['organization'] });
      const isCurrent = JSON.stringify(sent.form) === JSON.stringify(values);
      toast.success(isCurrent ? said.current : createMessages.createdAsSent);
      onCreated(id);
    },
  });
  useKeepDraft(form, () => draft.save({ form: form.getValues(), pending: pending.current }));
  const problems = () => Object.keys(problemsOf(form.getValues(), flow.words));
  const faultsOf = (step: Step) => problems().filter((path) => isWithin(path, flow.fields[step]));
  const wizard = useWizardSteps({
    steps: flow.steps,
    isDone: (one) => openAll || faultsOf(one).length === 0,
    param: 'step',
  });
  useStepArrival(wizard.step);

  return {
    form,
    ...wizard,
    /** True if a step was opened or filled in and is complete. */
    isCompleted: (one: Step) =>
      faultsOf(one).length === 0 &&
      (wizard.wasOpened(one) || isFilledIn(form.getValues(), flow.fields[one], table)),
    /** Returns true if a step is complete; otherwise displays its problems. */
    async check(step: Step): Promise<boolean> {
      const faulty = faultsOf(step);
      if (faulty.length === 0) return true;
      await form.trigger(faulty as FieldPath<CreationForm>[], { shouldFocus: true });
      return false;
    },
    /** Creates the organization and displays `done`, or navigates to the first problem. */
    create(done: string = createMessages.created) {
      said.current = done;
      const faulty = faultyStep(flow, problemsOf(form.getValues(), flow.words));
      if (faulty) wizard.go(faulty);
      form.submit();
    },
  };
}

export type Creation<Step extends string> = ReturnType<typeof useCreation<Step>>;

/** After a change of step, scrolls to the top and focuses the first problem, field or heading. */
function useStepArrival(step: string): void {
  const shown = useRef(step);
  // Runs before paint, so that continued typing goes to the new step.
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    const first =
      document.querySelector<HTMLElement>('[data-step] [aria-invalid="true"]') ??
      document.querySelector<HTMLElement>('[data-step-start] input') ??
      document.querySelector<HTMLElement>('[data-step] h2');
    first?.focus({ preventScroll: true });
  }, [step]);
}
