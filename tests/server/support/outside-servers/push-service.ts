import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import type { ECDH } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';
import webPush from 'web-push';
import type { FetchPolicy } from '../../../../server/platform/fetch-public.ts';
import type { PushSubscription } from '../../../../src/core/searches/push-alerts.ts';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
/** A key pair of this run. */
export const SOME_PUSH_KEYS = { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey };

type PushMessage = { title: string; text: string; url: string; language: string; tag: string };

/** A push message as the browser reads it, with its headers. */
export type ReceivedPush = {
  path: string;
  message: PushMessage;
  ttl: string;
  bytes: number;
  subject: string;
};

/** A push service with browsers that decrypt messages (RFC 8291) and verify signatures (RFC 8292). */
export async function startPushService() {
  const devices = new Map<string, { ecdh: ECDH; auth: Buffer; status: number }>();
  const received: ReceivedPush[] = [];
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    const body = await buffer(request);
    const device = devices.get(path);
    if (device?.status === 201) {
      const subject = await signer(String(headers.authorization), `http://${headers.host}`);
      const message = JSON.parse(decrypted(body, device)) as PushMessage;
      received.push({ path, message, ttl: String(headers['ttl']), bytes: body.length, subject });
    }
    response.writeHead(device?.status ?? 404, { location: 'http://127.0.0.1:1/' }).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  /** `push.example` resolves to this machine, the only address that counts as public. */
  const policy: FetchPolicy = {
    ports: [port],
    isAllowed: (address) => address === '127.0.0.1',
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  };
  return {
    received,
    policy,
    /** A browser with a subscription; `endpoint` is this service. */
    subscribe(path: string): PushSubscription {
      const ecdh = createECDH('prime256v1');
      const [p256dh, auth] = [ecdh.generateKeys('base64url'), randomBytes(16)];
      devices.set(path, { ecdh, auth, status: 201 });
      const endpoint = `http://push.example:${port}${path}`;
      return { endpoint, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    /** Sets the status of the service for the browser. */
    answer(path: string, status: number): void {
      const device = devices.get(path);
      if (device) device.status = status;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** @returns the contact address in the signature */
async function signer(authorization: string, audience: string): Promise<string> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
  const { payload } = await jwtVerify(token, jwk, { audience });
  if (key !== publicKey) throw new Error('Signed by somebody else');
  return payload.sub ?? '';
}

const hmac = (key: Buffer, ...parts: readonly (Buffer | string)[]) =>
  createHmac('sha256', key)
    .update(Buffer.concat(parts.map((part) => Buffer.from(part as string))))
    .digest();

/** Decrypts one record of `aes128gcm` (RFC 8188). */
function decrypted(body: Buffer, { ecdh, auth }: { ecdh: ECDH; auth: Buffer }): string {
  const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const secret = hmac(auth, ecdh.computeSecret(sender));
  const input = hmac(secret, 'WebPush: info\0', ecdh.getPublicKey(), sender, '\x01');
  const pseudorandom = hmac(salt, input);
  const key = hmac(pseudorandom, 'Content-Encoding: aes128gcm\0\x01').subarray(0, 16);
  const nonce = hmac(pseudorandom, 'Content-Encoding: nonce\0\x01').subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
