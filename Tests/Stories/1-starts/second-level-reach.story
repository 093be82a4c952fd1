about The policy `reach` starts the action at the first threshold and never uses the second one.
start policy=reach threshold=points:80 secondThreshold=points:150

0   pull 155    refreshing  levels first
    pull 170    level first
    lift        levels first
