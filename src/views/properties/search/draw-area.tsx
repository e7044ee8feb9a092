import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import {
  areaDrawn,
  drawnAreasOf,
  DRAWN_AREA_LIMITS,
  textOfDrawnAreas,
} from '../../../core/properties/map/drawn-area.ts';
import type { DrawingProblem } from '../../../core/properties/map/drawn-area.ts';
import type { Coordinates } from '../../../core/properties/property.ts';
import type { PropertiesScreen } from '../../../view-models/properties/properties-screen.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { Button } from '../../components/actions/button.tsx';
import { Row } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import type { MapCanvas } from '../../map/map-canvas.ts';
import { useService } from '../../shell/services.tsx';
import { useLinks } from '../../shell/use-page-language.ts';

const Corner = styled.div`
  position: absolute;
  z-index: 600;
  top: calc(var(--space-3) + var(--map-top, 0px));
  left: var(--space-3);
  right: var(--space-16);
  & button {
    background: var(--colour-surface);
    box-shadow: var(--shadow-sm);
  }
`;

const Guide = styled.div`
  position: absolute;
  z-index: 600;
  top: calc(var(--space-3) + var(--map-top, 0px));
  left: var(--space-3);
  right: var(--space-16);
  max-width: 26rem;
  display: grid;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: var(--colour-surface);
  box-shadow: var(--shadow);
  font-size: var(--text-sm);
  /* One draws through it. */
  pointer-events: none;
  & button {
    pointer-events: auto;
  }
  @media (hover: none) {
    & .draw-keys {
      display: none;
    }
  }
`;

/** Draws areas of the search on its map; what is drawn is in the address (FIND-04). */
export const DrawArea = observer(function DrawArea({
  screen,
  canvas,
  onDrawing,
}: {
  screen: PropertiesScreen;
  canvas: MapCanvas;
  /** Told when drawing begins and ends. */
  onDrawing: (drawing: boolean) => void;
}) {
  const t = useTexts();
  const links = useLinks();
  const navigation = useService(Navigation);
  const [corners, setCorners] = useState<number | null>(null);
  const [problem, setProblem] = useState<DrawingProblem | null>(null);
  const { drawn } = screen.list.filters;
  const areas = useMemo(() => drawnAreasOf(drawn) ?? [], [drawn]);
  useEffect(() => canvas.areas.show(areas), [canvas, areas]);
  const isDrawing = corners !== null;
  useEffect(() => onDrawing(isDrawing), [onDrawing, isDrawing]);
  const go = (text: string) => void navigation.go(links('Properties', {}, screen.queryDrawn(text)));
  const finished = (points: Coordinates[]) => {
    setCorners(null);
    const area = areaDrawn(points);
    if (typeof area === 'string') setProblem(area);
    else go(textOfDrawnAreas([...areas, area]));
  };
  const start = () => {
    setProblem(null);
    setCorners(0);
    canvas.areas.start({ changed: setCorners, finished, cancelled: () => setCorners(null) });
  };
  const cancel = () => {
    canvas.areas.stop();
    setCorners(null);
    setProblem(null);
  };
  return (
    <>
      {!isDrawing && !problem && (
        <Corner>
          <Row>
            {areas.length < DRAWN_AREA_LIMITS.areas && (
              <Button size="small" look="secondary" onClick={start}>
                {t(areas.length > 0 ? 'draw-another-area' : 'draw-area')}
              </Button>
            )}
            {areas.length > 0 && (
              <Button size="small" look="secondary" onClick={() => go('')}>
                {t('draw-clear', { count: areas.length })}
              </Button>
            )}
          </Row>
        </Corner>
      )}
      {(isDrawing || problem) && (
        <Guide>
          <div role="status">
            {problem && <p>{t(`drawn-area-${problem}`)}</p>}
            {corners === 0 && <p>{t('draw-how')}</p>}
            {corners !== null && corners > 0 && <p>{t('draw-corners', { count: corners })}</p>}
            {isDrawing && <p className="draw-keys">{t('draw-keys')}</p>}
          </div>
          <Row>
            {corners !== null && corners > 2 && (
              <Button size="small" onClick={() => canvas.areas.finish()}>
                {t('draw-done')}
              </Button>
            )}
            {problem && (
              <Button size="small" onClick={start}>
                {t('draw-again')}
              </Button>
            )}
            <Button size="small" look="secondary" onClick={cancel}>
              {t('draw-cancel')}
            </Button>
          </Row>
        </Guide>
      )}
    </>
  );
});
