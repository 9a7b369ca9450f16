import { PlainIconButton, type PlainIconButtonProps } from './plain-icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

/**
 * A button with an icon alone; its label is read out, and shown as a tooltip.
 * `<IconButton label="Share" icon={<Share2 />} variant="secondary" onClick={share} />`
 */
export function IconButton(props: PlainIconButtonProps) {
  return (
    <Tooltip content={props.label}>
      <PlainIconButton {...props} />
    </Tooltip>
  );
}
