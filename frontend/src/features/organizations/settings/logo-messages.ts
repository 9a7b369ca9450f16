export const logoMessages = {
  label: 'Logo',
  hint: 'PNG, JPG or SVG (max. 5MB)',
  smallHint: 'PNG, JPG or SVG (max. 2MB)',
  broken: 'This file cannot be shown as a picture. Choose a PNG, JPG or SVG.',
  failed: 'The logo could not be uploaded. Please try again.',
  kept: 'Your logo is uploaded.',
};
