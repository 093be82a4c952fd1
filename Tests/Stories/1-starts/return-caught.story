about If a second finger catches the content past the threshold and returns it, the action starts under that finger.
start policy=return
source driven

0           pull 150
            lift
+0.015625   touch       armed
+1                      armed  starts 0
            pull 60     refreshing  starts 1
