import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { PlainIconButton } from './plain-icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { parts } from './messages.ts';

/**
 * A text field that hides what is typed until asked to show it.
 * `<PasswordField label="Password" autoComplete="new-password" {...register('password')} />`
 */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <PlainIconButton
          label={shown ? parts.hidePassword : parts.showPassword}
          aria-pressed={shown}
          icon={shown ? <EyeOff /> : <Eye />}
          size="sm"
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
