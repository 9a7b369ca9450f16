import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface HttpsFront {
  url: string;
  stop: () => Promise<void>;
}

/** Headers of one HTTP/1.1 hop, which HTTP/2 forbids (RFC 9113 §8.2.2). */
const OF_THE_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/**
 * Puts HTTP/2 and TLS in front of a local site, as CloudFront has them: over HTTP/1.1, every sixth file would wait for
 * another connection, which no visitor of the real site sees. The certificate is made for this one run with openssl.
 * @throws Error when there is no openssl
 */
export async function startHttpsFront(site: string): Promise<HttpsFront> {
  const server = createSecureServer(selfSigned(), (req, res) => {
    const headers = Object.fromEntries(Object.entries(req.headers).filter(([name]) => !name.startsWith(':')));
    const inner = request(new URL(req.url, site), { method: req.method, headers }, (answer) => {
      for (const [name, value] of Object.entries(answer.headers))
        if (value !== undefined && !OF_THE_HOP.includes(name)) res.setHeader(name, value);
      res.writeHead(answer.statusCode ?? 502);
      answer.pipe(res);
    });
    inner.on('error', () => res.destroy());
    req.pipe(inner);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `https://localhost:${port}`,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'quizhall-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
    execFileSync('openssl', ['req', ...kind, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
