import { ContainerModule } from 'inversify';
import { BrowserPushDevice } from '../../adapters/browser/browser-push-device.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import * as calls from '../../../api/calls/searches/push-alerts.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { PushAlerts, PushDevice } from '../../core/searches/push-alerts.ts';
import { PushSwitch } from '../../view-models/searches/push-switch.ts';
import { Modals } from '../../view-models/site/modals.ts';

export default new ContainerModule(({ bind }) => {
  bind(PushAlerts).toResolvedValue(
    (http) =>
      httpGateway<PushAlerts>(http, { ...calls, pushStatus: { ...calls.pushStatus, byItself: true } }),
    [HttpClient],
  );
  bind(PushDevice).toResolvedValue(() => new BrowserPushDevice());
  bind(PushSwitch).toResolvedValue(
    (alerts, device, modals) => new PushSwitch(alerts, device, modals),
    [PushAlerts, PushDevice, Modals],
  );
});
