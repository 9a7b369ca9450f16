import type { Brand } from '@quizhall/shared/model/brand';
import { mediaUrl } from '@quizhall/shared/rules/uploads';
import type { House } from '../_data/houses.ts';

/** An organization as participants see it. */
export const brandOf = ({ name, branding: { primaryColor, logoKey } }: House): Brand => ({
  name,
  color: primaryColor,
  ...(logoKey !== undefined && { logoUrl: mediaUrl(logoKey) }),
});
