import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormError } from '@/components/form/form-error.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import type { SiteForm } from '@/lib/form/use-site-form.ts';
import { settingsMessages as TEXT } from './settings-messages.ts';

interface SettingsFormProps<Fields extends FieldValues> {
  title: string;
  hint?: string | undefined;
  form: SiteForm<Fields>;
  children: ReactNode;
}

/** Frame of a settings section. */
export function SettingsForm<Fields extends FieldValues>({
  title,
  hint,
  form,
  children,
}: SettingsFormProps<Fields>) {
  return (
    <Panel title={title} hint={hint}>
      <form noValidate onSubmit={form.submit} className="@container grid grid-cols-1 gap-5">
        <FormError form={form} />
        {children}
        <Button type="submit" loading={form.formState.isSubmitting} className={`justify-self-start ${WRAPS}`}>
          {TEXT.save}
        </Button>
      </form>
    </Panel>
  );
}
