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
  /** Returns the form field of an API path. */
  fieldOf?: (path: string) => string;
  /** Returns the fields after a save, if the server adds values such as ids. */
  fieldsOf?: (saved: OrganizationSettings) => Fields;
}

/** Form of a settings section. Saves on top of the loaded revision and displays the stored result. */
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
