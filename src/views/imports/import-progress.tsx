import styled from '@emotion/styled';

const Bar = styled.div`
  display: grid;
  gap: var(--space-2);
  & > p {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  & > progress {
    width: 100%;
    height: 0.625rem;
    border: 0;
    border-radius: var(--radius-round);
    overflow: hidden;
    appearance: none;
    background: var(--colour-sunken);
    accent-color: var(--colour-action);
  }
  & > progress::-webkit-progress-bar {
    background: var(--colour-sunken);
  }
  & > progress::-webkit-progress-value {
    border-radius: var(--radius-round);
    background: var(--colour-action);
    transition: inline-size var(--motion-quick);
  }
  & > progress::-moz-progress-bar {
    background: var(--colour-action);
  }
`;

export function ImportProgress({ percent, text }: { percent: number; text: string }) {
  return (
    <Bar>
      <p>
        <span>{text}</span>
        <span aria-hidden="true">{percent}%</span>
      </p>
      <progress max={100} value={percent} aria-label={text} />
    </Bar>
  );
}
