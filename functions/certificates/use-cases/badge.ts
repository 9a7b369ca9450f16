import { percentFormat } from '@quizhall/shared/rules/percent-format';
import type { Certificate } from '@quizhall/shared/model/certificates/certificate';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { config } from '../../platform/config.ts';
import { signProof } from '../../platform/security/signed-proofs.ts';

/** What badge wallets and verifiers read (Open Badges 3.0, 1EdTech). */
export const BADGE_CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const;

/** A certificate as an OpenBadgeCredential, without proof. */
export function credentialOf({ code, name, quizTitle, score, completedAt, issuer }: Certificate) {
  const site = config.SITE_URL;
  const page = site + sitePath(SITE_PATHS.verifyCertificate, { code });
  return {
    '@context': BADGE_CONTEXTS,
    id: page,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: quizTitle,
    issuer: { id: site, type: ['Profile'], name: issuer, url: site },
    validFrom: completedAt,
    credentialSubject: {
      id: `${page}#holder`,
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          hashed: false,
          ...(name === undefined
            ? { identityType: 'identifier', identityHash: code }
            : { identityType: 'name', identityHash: name }),
        },
      ],
      achievement: {
        id: `${page}#achievement`,
        type: ['Achievement'],
        name: quizTitle,
        description: `Passed the quiz “${quizTitle}”.`,
        criteria: {
          narrative: `Reach the passing score of the quiz “${quizTitle}”. Score: ${percentFormat('en')(score)}.`,
        },
      },
    },
  };
}

/**
 * The same, signed as a JWT (VC-JWT, which needs no document from elsewhere): the credential, and in `proof.jwt` the compact
 * JWS whose payload it is. `kid` is the address of the public key.
 */
export async function badgeOf(certificate: Certificate) {
  const credential = credentialOf(certificate);
  const { id: jti, issuer, validFrom, credentialSubject } = credential;
  const nbf = Math.floor(Date.parse(validFrom) / 1_000);
  const { jws } = await signProof(
    { ...credential, iss: issuer.id, jti, sub: credentialSubject.id, nbf },
    ({ kid }) => ({ typ: 'JWT', kid: `${config.SITE_URL}/api/receipts/keys/${kid}` }),
  );
  return { ...credential, proof: { type: 'JwtProof2020', jwt: jws } };
}
