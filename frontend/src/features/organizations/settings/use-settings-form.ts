import type { OrganizationSettings } from '@quizhall/shared/model/organizations/organization';
import { useQueryClient } from '@tanstack/react-query';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import toast from 'react-hot-toast';
import { ruled } from '@/lib/form/form-schema.ts';
import { useSiteForm } from '@/lib/form/use-site-form.ts';
import { saveSettings, type SettingsChange } from './settings-calls.ts';
import { dashboardQuery, settingsQuery } from '../shared/queries.ts';
import { settingsMessages } from './settings-messages.ts';

interface Options<Fields extends FieldValues> {
  settings: OrganizationSettings;
  defaultValues: DefaultValues<Fields>;
  problemsOf: (fields: Fields) => Record<string, string>;
  /** Returns the request body. */
  changeOf: (fields: Fields) => SettingsChange;
  /** The field of a path that the server names. */
  fieldOf?: (path: string) => string;
  /** The fields as they were saved, where the server gives them what they did not have. */
  fieldsOf?: (saved: OrganizationSettings) => Fields;
}

/** A part of the settings: saved on top of what was read, then on screen as the server has it. */
export function useSettingsForm<Fields extends FieldValues>(options: Options<Fields>) {
  const { settings, defaultValues, problemsOf, changeOf, fieldOf, fieldsOf } = options;
  const client = useQueryClient();
  const form = useSiteForm<Fields, Fields>({
    schema: ruled(problemsOf),
    defaultValues,
    failed: settingsMessages.saveFailed,
    fieldOf,
    async onSubmit(fields) {
      const saved = await saveSettings(settings, changeOf(fields));
      client.setQueryData(settingsQuery(settings.id).queryKey, saved);
      if (fieldsOf) form.reset(fieldsOf(saved));
      toast.success(settingsMessages.saved);
      await client.invalidateQueries({ queryKey: dashboardQuery(settings.id).queryKey });
    },
  });
  return form;
}
