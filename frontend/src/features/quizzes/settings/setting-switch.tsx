import type { FieldPathByValue } from 'react-hook-form';
import { Switch } from '@/components/ui/switch.tsx';
import { useField } from '../editor/editor-context.tsx';
import type { QuizForm } from '../editor/quiz-form.ts';
import { FieldSlot } from '../editor/field-slot.tsx';

interface SettingSwitchProps {
  path: FieldPathByValue<QuizForm, boolean>;
  label: string;
  hint: string;
}

/** Switch of a boolean setting. */
export function SettingSwitch({ path, label, hint }: SettingSwitchProps) {
  const { value, set } = useField(path);
  return (
    <FieldSlot path={path}>
      <Switch label={label} hint={hint} checked={value} onCheckedChange={set} />
    </FieldSlot>
  );
}
