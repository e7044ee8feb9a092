import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';

/** For localhost, self-signed, valid from 2020 until 2126. */
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBXzCCAQSgAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyNjAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABPZRTjdmyTlTXSmQ
iqQ9oP0x1j/1OX7Qbqh2SrJ2QPCw7VMOxgkzfWewq2bc4Ftt0i4wwXqBnPR5NOw7
DEyhiYujRTBDMBQGA1UdEQQNMAuCCWxvY2FsaG9zdDAMBgNVHRMEBTADAQH/MB0G
A1UdDgQWBBS4zAlhwg7y15emhJ9SSsYYIbaF1jAKBggqhkjOPQQDAgNJADBGAiEA
kb5C6b+MxiXmbIWRQhOoP5WuPiWZifuy42oocXuUu4gCIQC0wnGecQQm8IER2ZU0
i6PX+KLb/b0IoEjiIy2dvfdU4w==
-----END CERTIFICATE-----`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg+uTJ8DckLomkBYBo
pTvxBH7f6naqtgTnFH8Pl2kYQ8ahRANCAAT2UU43Zsk5U10pkIqkPaD9MdY/9Tl+
0G6odkqydkDwsO1TDsYJM31nsKtm3OBbbdIuMMF6gZz0eTTsOwxMoYmL
-----END PRIVATE KEY-----`;

/** A TLS server with the certificate, which sends nothing. */
export async function startTlsServer(): Promise<{ url: URL; close(): Promise<void> }> {
  const server = createServer({ cert: CERTIFICATE, key: KEY }, (socket) =>
    socket.on('error', () => undefined),
  );
  server.on('tlsClientError', () => undefined);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: new URL(`https://localhost:${(server.address() as AddressInfo).port}`),
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
