// @vitest-environment jsdom
import { afterEach, describe, vi } from 'vitest';
import { BrowserPushDevice } from '../../../src/adapters/browser/browser-push-device.ts';
import { MemoryPushDevice } from '../../support/memory/memory-push-device.ts';
import { pushDeviceContract } from './push-device.contract.ts';

describe('in memory', () => {
  pushDeviceContract(() => {
    const device = new MemoryPushDevice();
    return {
      device,
      answers: (answer) => {
        device.answer = answer;
      },
      breaks: () => {
        device.isBroken = true;
      },
    };
  });
});

describe('in a browser', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  // Fakes of the Push API, the Notifications API and service workers.
  pushDeviceContract(() => {
    let subscription: object | null = null;
    const registration = {
      pushManager: {
        getSubscription: async () => subscription,
        subscribe: async () => {
          if (isBroken) throw new DOMException('push service not available', 'AbortError');
          return (subscription ??= aSubscription(() => (subscription = null)));
        },
      },
    };
    let isBroken = false;
    let isRegistered = false;
    const serviceWorker = {
      ready: Promise.resolve(registration),
      register: async () => {
        isRegistered = true;
      },
      getRegistration: async () => (isRegistered ? registration : undefined),
    };
    const notification = { permission: 'default', requestPermission: async () => notification.permission };
    let answer = 'granted';
    notification.requestPermission = async () => (notification.permission = answer);
    vi.stubGlobal('Notification', notification);
    vi.stubGlobal('PushManager', Object);
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
    return {
      device: new BrowserPushDevice(),
      answers: (said) => {
        answer = said === 'yes' ? 'granted' : 'denied';
      },
      breaks: () => {
        isBroken = true;
      },
    };
  });
});

function aSubscription(end: () => void) {
  const endpoint = 'https://push.example/device-1';
  return {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
    unsubscribe: async () => end(),
  };
}
