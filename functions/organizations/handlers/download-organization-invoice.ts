import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { planInvoicePdf } from '../../payments/model/plan-invoice-pdf.ts';

export const handler = permittedEndpoint(
  organizations.downloadOrganizationInvoice,
  async ({ organization, params: { chargeId } }) => {
    const { bytes, number } = await planInvoicePdf(organization.id, chargeId);
    return { bytes, contentType: 'application/pdf', fileName: `quizhall-invoice-${number}.pdf` };
  },
);
