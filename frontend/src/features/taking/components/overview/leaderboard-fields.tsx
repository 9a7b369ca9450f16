import { LIMITS } from '@quizhall/shared/model/limits';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import type { SiteForm } from '@/lib/form/use-site-form.ts';
import { leaderboard as text } from '../../leaderboard-messages.ts';
import type { StartValues } from '../../model/start-form.ts';

/** Under which name, and whether at all, somebody stands on the leaderboard. */
export function LeaderboardFields({ form }: { form: SiteForm<StartValues> }) {
  const { ref, ...hide } = useFormControl(form, 'hideFromLeaderboard');
  return (
    <>
      {!hide.value && (
        <TextField
          label={text.displayName}
          hint={text.displayNameHint}
          maxLength={LIMITS.displayName}
          autoComplete="nickname"
          {...form.field('displayName')}
        />
      )}
      <Checkbox
        ref={ref}
        label={text.hide}
        hint={text.hideHint}
        checked={hide.value}
        onCheckedChange={hide.set}
      />
    </>
  );
}
